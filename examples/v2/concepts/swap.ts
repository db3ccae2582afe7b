import assert from 'node:assert/strict';
import {parseAbi, parseUnits} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {approve, tenMinutesAhead, usdc} from '../../reverts/v2/support/v2';
import {printFailure} from '../../sdk/support/printFailure';
import {inUsdc, inWeth, pair} from '../reference/support/contracts';

const file = 'examples/v2/reference/PairCaller.sol';
const abi = parseAbi(['function sell(uint256 amount0In, uint256 amount1Out, uint256 deadline)']);
const amount0In = parseUnits('10000', 6);

const reserves = () => client.readContract({...pair, functionName: 'getReserves'});

run(async () => {
  const caller = {address: await deploy({file, contract: 'PairCaller'}, [pair.address]), abi};
  await approve(usdc, caller.address, amount0In);
  const deadline = await tenMinutesAhead();

  // #region check
  const [reserve0, reserve1] = await reserves();
  const required = reserve0 * reserve1 * 1_000n ** 2n;
  /** What the pair compares with the requirement, for an output of token1. */
  const adjustedProduct = (amount1Out: bigint) => {
    const balance0Adjusted = (reserve0 + amount0In) * 1_000n - amount0In * 3n;
    const balance1Adjusted = (reserve1 - amount1Out) * 1_000n; // nothing of token1 came in
    return balance0Adjusted * balance1Adjusted;
  };

  const amountInWithFee = amount0In * 997n;
  const quoted = (amountInWithFee * reserve1) / (reserve0 * 1_000n + amountInWithFee);
  assert(adjustedProduct(quoted) >= required);
  assert(adjustedProduct(quoted + 1n) < required);
  // #endregion check

  // #region swap
  const sell = (amount1Out: bigint) =>
    ({...caller, functionName: 'sell', args: [amount0In, amount1Out, deadline]}) as const;
  await printFailure('asking 1 wei more', () => client.simulateContract(sell(quoted + 1n)));
  await confirm(await client.writeContract(sell(quoted)));
  const [after0, after1] = await reserves();
  console.log(`paid                            ${inUsdc(after0 - reserve0)}`);
  console.log(`received                        ${inWeth(reserve1 - after1)}`);
  console.log(`reserves                        ${inUsdc(after0)}, ${inWeth(after1)}`);
  console.log(`product of the reserves before  ${reserve0 * reserve1}`);
  console.log(`product of the reserves after   ${after0 * after1}`);
  // #endregion swap
});
