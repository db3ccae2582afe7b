import {encodeFunctionData, type Hex, zeroAddress} from 'viem';
import {account, client} from '../../../support/chain';
import {stateView} from '../../support/lenses';
import {idOf, key, type PoolKey, usdc} from '../../support/pool';
import {encodeActions, limitsOf, mintedIn, multicall, positions} from '../../support/positions';
import {withPermit2} from '../../support/withPermit2';

const [tickLower, tickUpper] = [-887_220, 887_220]; // all prices, in steps of 60

// #region open
/** Creates a pool of ether and USDC at the market's price, with liquidity worth this much USDC on each side. */
export async function openPool(poolKey: PoolKey, usdcAmount: bigint): Promise<bigint> {
  const [price] = await readSlot0(idOf(poolKey));
  if (price !== 0n) throw new Error(`the pool ${idOf(poolKey)} is there already`);
  const [sqrtPriceX96] = await readSlot0(idOf(key));
  const liquidity = (usdcAmount << 96n) / sqrtPriceX96;
  const {most} = await limitsOf(key, liquidity);
  const initialize = encodeFunctionData({
    ...positions,
    functionName: 'initializePool',
    args: [poolKey, sqrtPriceX96],
  });
  const mint = await encodeActions([
    ['MINT_POSITION', poolKey, tickLower, tickUpper, liquidity, ...most, account, '0x'],
    ['SETTLE_PAIR', zeroAddress, usdc.address],
    ['SWEEP', zeroAddress, account], // the ether that is left
  ]);
  const allowance = {token: usdc.address, spender: positions.address, amount: most[1]};
  const {receipt} = await withPermit2([allowance], () => multicall([initialize, mint], most[0]));
  return mintedIn(receipt);
}
// #endregion open

const readSlot0 = (id: Hex) =>
  client.readContract({...stateView, functionName: 'getSlot0', args: [id]});
