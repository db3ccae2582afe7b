import {getPriorityConnector, type Web3ReactHooks} from '@web3-react/core';
import type {Connector} from '@web3-react/types';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {connectorOf, network} from './support/allConnectors';
import {createStandInWallet} from './support/standInWallet';

type Initialized = [Connector, Web3ReactHooks];

const [ownConnector, ownHooks] = connectorOf(
  createStandInWallet({
    account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    agrees: true,
    permits: false,
    chainId: 1,
    knownChainIds: [1],
  }),
);
const own: Initialized = [ownConnector, ownHooks];
const node: Initialized = [network[0], network[1]];

// #region order
const connectors: Initialized[] = [own, node];
const {usePriorityConnector} = getPriorityConnector(...connectors);
// #endregion order

/** Shows which connector the hooks speak of. */
function First() {
  return usePriorityConnector() === ownConnector ? 'own provider' : 'node';
}

const show = () => renderToString(createElement(First));

async function main(): Promise<void> {
  console.log(`nobody is connected  ${show()}`);
  await network[0].activate();
  console.log(`the node is active   ${show()}`);
  await ownConnector.activate();
  console.log(`both are active      ${show()}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
