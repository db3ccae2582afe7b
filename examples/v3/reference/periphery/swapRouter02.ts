import assert from 'node:assert/strict';
import {
  encodeFunctionData,
  encodePacked,
  type Hex,
  pad,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem';
import {withAllowances} from '../../../support/allowances';
import {account, addressOf, client, confirm, deadlineIn, run} from '../../../support/chain';
import {printFailure} from '../../../sdk/support/printFailure';
import {quote, router02 as routerOfV2} from '../../../v2/support/router02';
import {minimumFor, poolOf} from './support/router';
import {erc20Abi, show, type Token, usdc, weth} from '../support/tokens';

const router = {
  address: addressOf('SwapRouter02'),
  abi: parseAbi([
    'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to) payable returns (uint256 amountOut)',
    'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to) payable returns (uint256 amountIn)',
    'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96)) payable returns (uint256 amountOut)',
    'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])',
    'function multicall(bytes32 previousBlockhash, bytes[] data) payable returns (bytes[])',
    'function wrapETH(uint256 value) payable',
    'function pull(address token, uint256 value) payable',
    'function sweepToken(address token, uint256 amountMinimum) payable',
    'function unwrapWETH9(uint256 amountMinimum) payable',
    'function getApprovalType(address token, uint256 amount) returns (uint8)',
    'function checkOracleSlippage(bytes path, uint24 maximumTickDivergence, uint32 secondsAgo) view',
    'function checkOracleSlippage(bytes[] paths, uint128[] amounts, uint24 maximumTickDivergence, uint32 secondsAgo) view',
    'function factory() view returns (address)',
    'function factoryV2() view returns (address)',
    'function positionManager() view returns (address)',
    'function WETH9() view returns (address)',
  ]),
} as const;
const encode = {abi: router.abi} as const;

const routerItself = pad('0x02', {size: 20}); // how the router names itself
const least = (amount: bigint): bigint => (amount * 995n) / 1_000n; // 0.5% less
const balanceOf = ({address}: Token): Promise<bigint> =>
  client.readContract({address, abi: erc20Abi, functionName: 'balanceOf', args: [account]});

/** Sends calls as one, to be mined within ten minutes, with an allowance for what they spend. */
async function send(
  calls: readonly Hex[],
  {spends, value = 0n}: {spends?: bigint; value?: bigint},
) {
  // #region deadline
  const args = [await deadlineIn(600n), calls] as const;
  const call = {...router, functionName: 'multicall', args, value} as const;
  // #endregion deadline
  const allowed = {token: usdc.address, spender: router.address, amount: spends ?? 0n};
  const receipt = async () => confirm(await client.writeContract(call));
  return spends ? withAllowances([allowed], receipt) : receipt();
}

async function swapInPairs(): Promise<void> {
  const path = [usdc.address, weth.address] as const;
  const before = await balanceOf(weth);
  // #region v2-input
  const amountIn = parseUnits('1000', usdc.decimals);
  const amountOutMin = least(await quote(amountIn, path)); // by the router of v2
  const sell = encodeFunctionData({
    ...{...encode, functionName: 'swapExactTokensForTokens'},
    args: [amountIn, amountOutMin, path, account],
  });
  await send([sell], {spends: amountIn});
  // #endregion v2-input
  console.log(`sold 1000 USDC in the pair for ${show((await balanceOf(weth)) - before, weth)}`);

  const held = await balanceOf(usdc);
  // #region v2-output
  const amountOut = parseEther('0.5');
  const input = {...routerOfV2, functionName: 'getAmountsIn', args: [amountOut, path]} as const;
  const [quoted = 0n] = await client.readContract(input);
  const amountInMax = (quoted * 1_005n) / 1_000n;
  const buy = encodeFunctionData({
    ...{...encode, functionName: 'swapTokensForExactTokens'},
    args: [amountOut, amountInMax, path, account],
  });
  await send([buy], {spends: amountInMax});
  // #endregion v2-output
  console.log(`bought 0.5 WETH in the pair for ${show(held - (await balanceOf(usdc)), usdc)}`);
}

async function swapWhatTheRouterHolds(): Promise<void> {
  const before = await balanceOf(usdc);
  // #region balance
  const value = parseEther('1');
  const pool = poolOf(weth, usdc);
  const amountOutMinimum = await minimumFor(pool, value);
  const calls = [
    encodeFunctionData({...encode, functionName: 'wrapETH', args: [value]}),
    encodeFunctionData({
      ...{...encode, functionName: 'exactInputSingle'},
      // 0 is all that the router holds; it keeps the output for the next call
      args: [{...pool, amountIn: 0n, amountOutMinimum, recipient: routerItself}],
    }),
    encodeFunctionData({
      ...{...encode, functionName: 'sweepToken'},
      args: [usdc.address, amountOutMinimum], // to the caller
    }),
  ];
  await send(calls, {value});
  // #endregion balance
  console.log(`1 ETH, wrapped, sold and swept: ${show((await balanceOf(usdc)) - before, usdc)}`);
}

async function unwrapOwnWeth(): Promise<void> {
  // #region pull
  const amount = parseEther('2');
  const calls = [
    encodeFunctionData({...encode, functionName: 'pull', args: [weth.address, amount]}),
    encodeFunctionData({...encode, functionName: 'unwrapWETH9', args: [amount]}),
  ];
  const {hash} = await client.getBlock();
  const call = {...router, functionName: 'multicall', args: [hash, calls]} as const;
  const allowed = {token: weth.address, spender: router.address, amount};
  // #endregion pull
  const before = await balanceOf(weth);
  await printFailure('not the next block', () =>
    withAllowances([allowed], () => client.writeContract(call)),
  );
  await withAllowances([allowed], async () => {
    const now = await client.getBlock(); // after the approval
    const args = [now.hash, calls] as const;
    await confirm(await client.writeContract({...call, args}));
  });
  console.log(`pulled and unwrapped ${show(before - (await balanceOf(weth)), weth)}`);
}

async function checkPrice(): Promise<void> {
  // #region oracle
  const types = ['address', 'uint24', 'address'] as const;
  const path = encodePacked(types, [usdc.address, 3_000, weth.address]);
  const check = {...router, functionName: 'checkOracleSlippage'} as const;
  await client.readContract({...check, args: [path, 100, 1_800]}); // passes
  const paths = [path, path] as const;
  await client.readContract({...check, args: [paths, [1n, 1n], 100, 1_800]});
  // #endregion oracle
  console.log('the price is within 100 ticks of its half-hour average');
  const back = encodePacked(types, [weth.address, 3_000, usdc.address]);
  await printFailure('WETH is 5 ticks cheaper', () =>
    client.readContract({...check, args: [back, 5, 1_800]}),
  );
}

async function readRouter(): Promise<void> {
  // #region approval
  const args = [usdc.address, parseUnits('1000', 6)] as const;
  const call = {...router, functionName: 'getApprovalType', args} as const;
  const {result: kind} = await client.simulateContract(call); // never sent: it would approve
  console.log(`approval that USDC needs: ${['none', 'approveMax'][kind] ?? kind}`);
  // #endregion approval
  // #region immutables
  const names = ['factory', 'factoryV2', 'positionManager', 'WETH9'] as const;
  const found = await Promise.all(
    names.map((functionName) => client.readContract({...router, functionName})),
  );
  // #endregion immutables
  assert.deepEqual(found, [
    addressOf('UniswapV3Factory'),
    addressOf('UniswapV2Factory'),
    addressOf('NonfungiblePositionManager'),
    weth.address,
  ]);
  console.log('factories, position manager and WETH are those of the registry');
}

run(async () => {
  await swapInPairs();
  await swapWhatTheRouterHolds();
  await unwrapOwnWeth();
  await checkPrice();
  await readRouter();
});
