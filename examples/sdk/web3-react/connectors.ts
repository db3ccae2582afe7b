import type {Web3ReactHooks} from '@web3-react/core';
import type {Connector, Web3ReactStore} from '@web3-react/types';
import {coinbase, connectorOf, network, safe, walletConnect} from './support/allConnectors';
import {createStandInWallet} from './support/standInWallet';

type Initialized = readonly [Connector, Web3ReactHooks, Web3ReactStore];

/** What an app can offer before anybody connects: a constructor opens nothing. */
const listed: Readonly<Record<string, Initialized>> = {coinbase, walletConnect, safe, network};

async function main(): Promise<void> {
  for (const [name, [connector, , store]] of Object.entries(listed)) {
    const eager = connector.connectEagerly ? 'connects eagerly' : 'does not connect eagerly';
    const ends = connector.deactivate ? 'deactivate' : 'resetState only';
    console.log(`${name.padEnd(14)}${JSON.stringify(store.getState())}, ${eager}, ${ends}`);
  }

  // #region outside
  const [safeConnector] = safe;
  const refusal = await safeConnector.activate().catch((error: Error) => error.name);
  // #endregion outside
  console.log(`safe, outside of Safe's page: ${refusal}`);

  const user = {
    account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    agrees: false,
    permits: false,
    chainId: 1,
    knownChainIds: [1],
  };
  const wallet = createStandInWallet(user);
  // #region provider
  const [own, , ownStore] = connectorOf(wallet);
  await own.activate();
  // #endregion provider
  console.log(`a provider of your own, refused: ${JSON.stringify(ownStore.getState())}`);

  // #region refused
  if (!ownStore.getState().accounts?.length) await own.resetState();
  // #endregion refused

  user.agrees = true;
  await own.activate();
  console.log(`a provider of your own: ${JSON.stringify(ownStore.getState())}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
