import {governanceEvents} from './events';
import {feeStates} from './fees';
import {governanceStates} from './governance';
import {otherEvents, otherStates} from './others';
import {publicationEvents} from './publications';
import {routerEvents, routerStates} from './routers';
import type {DatedEvent, State} from './state';
import {subgraphEvents, subgraphStates} from './subgraphs';
import {tradingApiEvents, tradingApiStates} from './tradingApi';
import {uniswapxEvents, uniswapxStates} from './uniswapx';

export type {DatedEvent, Read, State} from './state';

/** Everything on the site that can change without a package changing. */
export const states: readonly State[] = [
  ...feeStates,
  ...governanceStates,
  ...routerStates,
  ...uniswapxStates,
  ...tradingApiStates,
  ...subgraphStates,
  ...otherStates,
];

/** Everything after 2023 that pages date. */
export const events: readonly DatedEvent[] = [
  ...governanceEvents,
  ...routerEvents,
  ...uniswapxEvents,
  ...tradingApiEvents,
  ...subgraphEvents,
  ...otherEvents,
  ...publicationEvents,
];
