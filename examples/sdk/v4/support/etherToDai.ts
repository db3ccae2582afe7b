import {Route} from '@uniswap/v4-sdk';
import {pools} from '../../../v4/swaps/support/route';
import {DAI, USDC} from '../../support/tokens';
import {ETH, readV4Pool} from '../../support/readV4Pool';

// #region route
/** ETH → USDC at 0.05%, then USDC → DAI at 0.01%, as the pools are in a block. */
export async function etherToDai(blockNumber?: bigint) {
  const first = await readV4Pool(ETH, USDC, pools.cheap, blockNumber);
  const second = await readV4Pool(USDC, DAI, pools.stable, blockNumber);
  return new Route([first, second], ETH, DAI);
}
// #endregion route
