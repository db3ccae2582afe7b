import {initializeConnector} from '@web3-react/core';
import {Network} from '@web3-react/network';

const RPC_URL = process.env.RPC_URL ?? 'http://127.0.0.1:8545';

async function main(): Promise<void> {
  // #region network
  const [network, , store] = initializeConnector<Network>(
    (actions) => new Network({actions, urlMap: {1: RPC_URL}}),
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
  const code = await provider?.getCode('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2');
  // #endregion read
  console.log(`provider   ${provider?.constructor.name}, code of WETH: ${code?.length} characters`);

  // #region several
  const [patient, , patientStore] = initializeConnector<Network>(
    (actions) =>
      new Network({actions, urlMap: {1: ['http://127.0.0.1:1', RPC_URL]}, timeout: 2_000}),
  );
  await patient.activate();
  // #endregion several
  console.log(`two nodes  ${JSON.stringify(patientStore.getState())}`);

  // #region reset
  await network.resetState();
  // #endregion reset
  console.log(`reset      ${show()}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
