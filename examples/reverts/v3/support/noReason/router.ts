import {encodeFunctionData, parseAbi, type Address} from 'viem';
import {client, clientOf, deploy, reverts} from '../../../support/reproduce';
import {usdc, weth} from '../pool';
import {deadlineIn, router} from '../router';

const recipient = client.account.address;
const other = clientOf(1).account.address;
const erc20 = parseAbi(['function transferFrom(address from, address to, uint256 amount)']);
const router02 = {
  address: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45' satisfies Address, // SwapRouter02
  abi: parseAbi([
    'struct ExactInputSingleParams { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
    'function exactInputSingle(ExactInputSingleParams params) payable returns (uint256 amountOut)',
  ]),
} as const;

/** The checks of SwapRouter's payments that give no reason, and what it cannot pass on. */
export async function paymentCases(): Promise<void> {
  const unwrap = {...router, functionName: 'unwrapWETH9WithFee'} as const;
  await reverts('unwrapWETH9WithFee, feeBips 0', {...unwrap, args: [1n, recipient, 0n, other]});
  await reverts('unwrapWETH9WithFee, feeBips 101', {...unwrap, args: [1n, recipient, 101n, other]});
  const sweep = {...router, functionName: 'sweepTokenWithFee'} as const;
  await reverts('sweepTokenWithFee, feeBips 0', {...sweep, args: [usdc, 1n, recipient, 0n, other]});
  await reverts('sweepTokenWithFee, feeBips 101', {
    ...sweep,
    args: [usdc, 1n, recipient, 101n, other],
  });
  const token = await deploy({
    file: 'examples/reverts/v3/PausedToken.sol',
    contract: 'PausedToken',
  });
  const step = {...router, functionName: 'sweepToken', args: [token, 1n, recipient]} as const;
  await reverts('multicall, a step that gives an error of 4 bytes', {
    ...router,
    functionName: 'multicall',
    args: [[encodeFunctionData(step)]],
  });
  await reverts('transferFrom of WETH, without an allowance', {
    address: weth,
    abi: erc20,
    functionName: 'transferFrom',
    args: [recipient, other, 1n],
    from: other,
  });
}

/** Calls of a function that the router does not have. */
export async function selectorCases(): Promise<void> {
  const amounts = {amountIn: 1_000_000n, amountOutMinimum: 1n, sqrtPriceLimitX96: 0n};
  const sale = {tokenIn: usdc, tokenOut: weth, fee: 3_000, recipient, ...amounts};
  const functionName = 'exactInputSingle';
  await reverts('SwapRouter, with the struct of SwapRouter02', {
    ...router02,
    address: router.address,
    functionName,
    args: [sale],
  });
  await reverts('SwapRouter02, with the struct of SwapRouter', {
    ...router,
    address: router02.address,
    functionName,
    args: [{...sale, deadline: await deadlineIn(600n)}],
  });
}
