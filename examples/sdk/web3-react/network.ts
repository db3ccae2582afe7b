import {initializeConnector} from '@web3-react/core';
import {Network} from '@web3-react/network';
import {chain, rpcUrl, run, tokenOf} from '../../support/chain';

async function main(): Promise<void> {
  // #region network
  const [network, , store] = initializeConnector<Network>(
    (actions) => new Network({actions, urlMap: {[chain.id]: rpcUrl}}),
  );
  // #endregion network
  const show = () => JSON.stringify(store.getState());
  console.log(`created    ${show()}`);

  // #region activate
  await network.activate();
  // #endregion activate
  console.log(`activated  ${show()}`);

  // #region read
  const provider = network.customProvider;
  const code = await provider?.getCode(tokenOf('WETH').address);
  // #endregion read
  console.log(`provider   ${provider?.constructor.name}, code of WETH: ${code?.length} characters`);

  // #region several
  const [patient, , patientStore] = initializeConnector<Network>(
    (actions) =>
      new Network({actions, urlMap: {[chain.id]: ['http://127.0.0.1:1', rpcUrl]}, timeout: 2_000}),
  );
  await patient.activate();
  // #endregion several
  console.log(`two nodes  ${JSON.stringify(patientStore.getState())}`);

  // #region reset
  await network.resetState();
  // #endregion reset
  console.log(`reset      ${show()}`);
}

run(main, {sends: false});
