import assert from 'node:assert/strict';
import {parseAbi, parseUnits} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {approve, usdc, weth} from '../../reverts/v2/support/v2';
import {printFailure} from '../../sdk/support/printFailure';
import {inUsdc, inWeth, pair} from '../reference/support/contracts';

const file = 'examples/v2/concepts/FlashRepay.sol';
const abi = parseAbi([
  'function returnSame(uint256 amount0, uint256 fee0)',
  'function payOther(uint256 amount0, uint256 amount1)',
]);
const loan = parseUnits('10000', 6);

run(async () => {
  const borrower = {address: await deploy({file, contract: 'FlashRepay'}, [pair.address]), abi};
  const [reserve0, reserve1] = await client.readContract({...pair, functionName: 'getReserves'});

  // #region same
  const fee = (loan * 3n + 996n) / 997n; // rounded up
  const returnSame = (fee0: bigint) =>
    ({...borrower, functionName: 'returnSame', args: [loan, fee0]}) as const;
  await approve(usdc, borrower.address, fee);
  await printFailure('USDC back, 1 unit less', () => client.simulateContract(returnSame(fee - 1n)));
  await client.simulateContract(returnSame(fee));
  console.log(`USDC back, fee                  ${inUsdc(fee)}`);
  // #endregion same

  // #region other
  const price = (reserve1 * loan * 1_000n) / ((reserve0 - loan) * 997n) + 1n; // rounded up
  const payOther = (amount1: bigint) =>
    ({...borrower, functionName: 'payOther', args: [loan, amount1]}) as const;
  await approve(weth, borrower.address, price);
  await printFailure('WETH instead, 1 wei less', () =>
    client.simulateContract(payOther(price - 1n)),
  );
  await confirm(await client.writeContract(payOther(price)));
  console.log(`WETH instead                    ${inWeth(price)}`);
  // #endregion other

  const [after0, after1] = await client.readContract({...pair, functionName: 'getReserves'});
  assert.deepEqual([after0, after1], [reserve0 - loan, reserve1 + price]);
});
