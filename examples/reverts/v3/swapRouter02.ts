import {encodePacked, parseAbi, parseUnits, zeroHash} from 'viem';
import {client, confirm, reverts, run} from '../support/reproduce';

const router = {
  address: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
  abi: parseAbi([
    'struct ExactInputSingleParams { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
    'function exactInputSingle(ExactInputSingleParams params) payable returns (uint256 amountOut)',
    'function multicall(bytes32 previousBlockhash, bytes[] data) payable returns (bytes[] results)',
    'function checkOracleSlippage(bytes path, uint24 maximumTickDivergence, uint32 secondsAgo) view',
    'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to) payable returns (uint256 amountOut)',
    'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to) payable returns (uint256 amountIn)',
  ]),
} as const;
const erc20 = parseAbi(['function approve(address spender, uint256 amount) returns (bool)']);
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' as const;
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' as const;
const feePips = 3_000;
const account = client.account.address;

run(async () => {
  // #region blockhash
  // The call names a block before this one that the chain does not have.
  await reverts('Blockhash', {...router, functionName: 'multicall', args: [zeroHash, []]});
  // #endregion blockhash

  // #region insufficient-input-amount
  // An input of 0 means the router's own balance, and the router holds no USDC.
  await reverts('INSUFFICIENT_INPUT_AMOUNT', {
    ...router,
    functionName: 'swapExactTokensForTokens',
    args: [0n, 1n, [usdc, weth], account],
  });
  // #endregion insufficient-input-amount

  // #region insufficient-output-amount
  await reverts('INSUFFICIENT_OUTPUT_AMOUNT', {
    ...router,
    functionName: 'swapTokensForExactTokens',
    args: [0n, parseUnits('1', 6), [usdc, weth], account],
  });
  // #endregion insufficient-output-amount

  // #region td
  // Somebody buys WETH for 200,000 USDC, which makes it dearer than it was on average.
  const amountIn = parseUnits('200000', 6);
  const approval = {address: usdc, abi: erc20, functionName: 'approve'} as const;
  await confirm(await client.writeContract({...approval, args: [router.address, amountIn]}));
  const swap = {
    ...{tokenIn: usdc, tokenOut: weth, fee: feePips, recipient: account, amountIn},
    ...{amountOutMinimum: parseUnits('80', 18), sqrtPriceLimitX96: 0n},
  } as const;
  await confirm(
    await client.writeContract({...router, functionName: 'exactInputSingle', args: [swap]}),
  );

  // The average of half an hour may be less than 500 ticks, about 5%, better than the price of now.
  const path = encodePacked(['address', 'uint24', 'address'], [usdc, feePips, weth]);
  await reverts('TD', {...router, functionName: 'checkOracleSlippage', args: [path, 500, 1_800]});
  // #endregion td
});
