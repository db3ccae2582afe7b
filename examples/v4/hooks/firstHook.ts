import {formatEther, formatUnits, parseAbi, parseEther, parseUnits} from 'viem';
import {client, requireBalance, run} from '../../support/chain';
import {manager} from '../support/manager';
import {idOf, key, usdc} from '../support/pool';
import {quoteOf, swapInPool} from '../support/swap';
import {deployMined} from './support/deployMined';
import {openPool} from './support/openPool';

// #region constants
const AFTER_SWAP_FLAG = 1n << 6n;
const source = {file: 'examples/v4/hooks/SwapCounter.sol', contract: 'SwapCounter'};
const abi = parseAbi(['function swapsOf(bytes32 id) view returns (uint256)']);
const liquidityUsdc = parseUnits('10000', usdc.decimals);
const amountInWei = parseEther('0.1');
const amountInUsdc = parseUnits('200', usdc.decimals);
// #endregion constants

run(async () => {
  await requireBalance(usdc, liquidityUsdc + amountInUsdc);

  // #region deploy
  const hooks = await deployMined(source, {flags: AFTER_SWAP_FLAG, args: [manager.address]});
  console.log(`hook      ${hooks}`);
  // #endregion deploy

  // #region pool
  const poolKey = {...key, hooks}; // ether and USDC at 0.3%, with our hook
  const tokenId = await openPool(poolKey, liquidityUsdc);
  console.log(`pool      ${idOf(poolKey)}`);
  console.log(`position  ${tokenId}`);
  // #endregion pool

  const printCount = async (when: string) => {
    const read = {address: hooks, abi, functionName: 'swapsOf', args: [idOf(poolKey)]} as const;
    console.log(`${when}: ${await client.readContract(read)} swaps`);
  };
  await printCount('before');

  // #region swap
  const sell = {poolKey, zeroForOne: true, amountSpecified: -amountInWei};
  const quotedUsdc = formatUnits(await quoteOf(sell), usdc.decimals);
  await printCount(`${formatEther(amountInWei)} ETH quoted at ${quotedUsdc} USDC`);
  await swapInPool(sell);
  await printCount('the same swapped');
  await swapInPool({poolKey, zeroForOne: false, amountSpecified: -amountInUsdc});
  await printCount('200 USDC swapped back');
  // #endregion swap
});
