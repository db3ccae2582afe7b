import {encodeFunctionData, encodePacked, parseAbi, parseUnits} from 'viem';
import {addressOf, client} from '../../../support/chain';
import {runOnSandbox} from '../../../support/runOnSandbox';
import {printFailure} from '../../../sdk/support/printFailure';
import {buyWeth} from '../../liquidity/support/market';
import {usdc, weth} from '../support/tokens';
import {dai} from './support/permits';

const router = {
  address: addressOf('SwapRouter02'),
  abi: parseAbi([
    'function multicall(bytes[] data) payable returns (bytes[])',
    'function checkOracleSlippage(bytes path, uint24 maximumTickDivergence, uint32 secondsAgo) view',
  ]),
} as const;
const functionName = 'checkOracleSlippage';
const feePips = 3_000; // 0.3%

runOnSandbox('moves the price', async () => {
  await buyWeth(parseUnits('100000', usdc.decimals)); // USDC buys less WETH than on average

  // #region order
  const usdcToWeth = encodePacked(
    ['address', 'uint24', 'address'],
    [usdc.address, feePips, weth.address], // USDC is token0, WETH is token1
  );
  const usdcToDai = encodePacked(
    ['bytes', 'uint24', 'address'],
    [usdcToWeth, feePips, dai.address], // WETH is token1, DAI is token0
  );
  const check = (path: `0x${string}`) =>
    client.readContract({...router, functionName, args: [path, 200, 1_800]});
  await printFailure('USDC to WETH', () => check(usdcToWeth));
  await check(usdcToDai); // worse by as much, and it passes
  // #endregion order
  console.log('USDC to WETH to DAI             passes');

  // #region ether
  const data = encodeFunctionData({...router, functionName, args: [usdcToDai, 200, 1_800]});
  const multicall = {...router, functionName: 'multicall', args: [[data]]} as const;
  await client.simulateContract(multicall); // passes
  await printFailure('the same with ETH', () => client.simulateContract({...multicall, value: 1n}));
  // #endregion ether
});
