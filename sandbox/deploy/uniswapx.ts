import type {Builder} from '../chain/createBuilder';
import {fromUniswapX} from '../fromPackage';

const REACTORS = ['ExclusiveDutchOrderReactor', 'V2DutchOrderReactor', 'V3DutchOrderReactor'];
const QUOTERS = ['OrderQuoter', 'OrderQuoterOf2023'];

/** Places the reactors of UniswapX that the chain has, and the quoters of orders. */
export async function deployUniswapX({place, has, addressOf, owner}: Builder): Promise<void> {
  for (const reactor of REACTORS.filter(has)) {
    await place(reactor, fromUniswapX(reactor), [addressOf('Permit2'), owner]);
  }
  if (has('RelayOrderReactor')) {
    const args = [addressOf('UniversalRouter')];
    await place('RelayOrderReactor', fromUniswapX('RelayOrderReactor'), args);
  }
  for (const quoter of QUOTERS.filter(has)) {
    await place(quoter, fromUniswapX('OrderQuoter'));
  }
}
