import {decodeErrorResult, erc20Abi, type Hex, parseAbi, parseUnits} from 'viem';
import {client, confirm, revertOf, run} from '../support/reproduce';
import {permit2} from '../permit2/support/permit2';
import {router as routerOfV2} from '../v2/support/v2';
import {deployUnlocker, step} from '../v4/support/manager';
import {usdc, weth} from './support/pool';
import {deadlineIn, router} from './support/router';

const account = client.account.address;
const amount = parseUnits('100', 6); // USDC, for which no contract has an allowance
const wrapped = parseAbi([
  'error WrappedError(address target, bytes4 selector, bytes reason, bytes details)',
]);

/** The text of a revert, and around which other one it lies. */
function textOf(data: Hex): string {
  const {errorName, args} = decodeErrorResult({abi: wrapped, data});
  return errorName === 'WrappedError' ? `WrappedError, and inside: ${textOf(args[2])}` : args[0];
}

run(async () => {
  const deadline = await deadlineIn(600n);

  const token = {address: usdc, abi: erc20Abi} as const;
  const own = {...token, functionName: 'transferFrom', args: [account, permit2.address, amount]};
  console.log(`USDC itself: ${textOf(await revertOf({...own, from: permit2.address}))}`);

  const throughV2 = {
    ...{...routerOfV2, functionName: 'swapExactTokensForTokens'},
    args: [amount, 1n, [usdc, weth], account, deadline],
  } as const;
  console.log(`UniswapV2Router02: ${textOf(await revertOf(throughV2))}`);

  const swap = {
    ...{tokenIn: usdc, tokenOut: weth, fee: 3_000, recipient: account, deadline},
    ...{amountIn: amount, amountOutMinimum: 1n, sqrtPriceLimitX96: 0n},
  };
  const throughV3 = {...router, functionName: 'exactInputSingle', args: [swap]} as const;
  console.log(`SwapRouter: ${textOf(await revertOf(throughV3))}`);

  // Permit2 itself lets the account take its own tokens through it, once it is approved there.
  const approval = [usdc, account, amount, Number(deadline)] as const;
  await confirm(await client.writeContract({...permit2, functionName: 'approve', args: approval}));
  const throughPermit2 = {
    ...{...permit2, functionName: 'transferFrom'},
    args: [account, account, amount, usdc],
  } as const;
  console.log(`Permit2: ${textOf(await revertOf(throughPermit2))}`);

  // More than the pool manager holds.
  const {run: unlocked} = await deployUnlocker();
  const all = await client.readContract({...token, functionName: 'totalSupply'});
  const taken = unlocked(step('take', [usdc, account, all]));
  console.log(`PoolManager of v4: ${textOf(await revertOf(taken))}`);
});
