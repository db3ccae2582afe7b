import {addressOf} from '../addressOf';
import type {Builder} from '../chain/createBuilder';
import {fromUniswapX} from '../fromPackage';

const REACTORS = ['ExclusiveDutchOrderReactor', 'V2DutchOrderReactor', 'V3DutchOrderReactor'];

/** Places the reactors of UniswapX that mainnet has, and both quoters of orders. */
export async function deployUniswapX({place}: Builder): Promise<void> {
  for (const reactor of REACTORS) {
    await place(reactor, fromUniswapX(reactor), [addressOf('Permit2'), addressOf('Timelock')]);
  }
  await place('RelayOrderReactor', fromUniswapX('RelayOrderReactor'), [
    addressOf('UniversalRouter'),
  ]);
  for (const quoter of ['OrderQuoter', 'OrderQuoterOf2023']) {
    await place(quoter, fromUniswapX('OrderQuoter'));
  }
}
