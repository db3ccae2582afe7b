import {decodeFunctionResult, encodeFunctionData, zeroAddress} from 'viem';
import {account, client} from '../../../support/chain';
import {stateView} from '../../support/lenses';
import {idOf, key, type PoolKey, usdc} from '../../support/pool';
import {encodeActions, limitsOf, mintedIn, multicall, positions} from '../../support/positions';
import {withPermit2} from '../../support/withPermit2';

const [tickLower, tickUpper] = [-887_220, 887_220]; // all prices, in steps of 60
const TAKEN = 8_388_607; // the greatest int24: the pool is there already

// #region open
/** Creates a pool of ether and USDC at the market's price, with liquidity worth this much USDC on each side. */
export async function openPool(poolKey: PoolKey, usdcAmount: bigint): Promise<bigint> {
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(key)]} as const;
  const [sqrtPriceX96] = await client.readContract(slot0);
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
  const {results, receipt} = await withPermit2([allowance], () =>
    multicall([initialize, mint], most[0]),
  );
  const [data = '0x'] = results;
  const tick = decodeFunctionResult({...positions, functionName: 'initializePool', data});
  if (tick === TAKEN) throw new Error(`the pool ${idOf(poolKey)} is there already`);
  return mintedIn(receipt);
}
// #endregion open
