import {useWeb3React, Web3ReactProvider} from '@web3-react/core';
import {useEffect, useState} from 'react';
import {explain} from './support/explain';
import {connectors} from './support/injected';

// #region app
/** Gives every component inside it the connected wallet. */
export default function WalletApp() {
  return (
    <Web3ReactProvider connectors={connectors} lookupENS={false}>
      <Wallet />
    </Web3ReactProvider>
  );
}
// #endregion app

/** Connects a wallet, shows its account and chain, and says why it does not connect. */
function Wallet() {
  const {connector, account, chainId, isActivating} = useWeb3React();
  const [problem, setProblem] = useState('');

  // #region eagerly
  useEffect(() => {
    // Some connectors throw where there is nothing to connect again.
    void Promise.resolve(connector.connectEagerly?.()).catch(() => undefined);
  }, [connector]);
  // #endregion eagerly

  // #region connect
  async function connect() {
    setProblem('');
    try {
      await connector.activate();
    } catch (error) {
      setProblem(explain(error));
    }
  }
  // #endregion connect

  // #region disconnect
  async function disconnect() {
    await connector.deactivate?.();
    await connector.resetState();
  }
  // #endregion disconnect

  // #region view
  return (
    <section>
      <p role="status">{account ? `${account} on chain ${chainId}` : 'Not connected'}</p>
      {account ? (
        <button onClick={() => void disconnect()}>Disconnect</button>
      ) : (
        <button disabled={isActivating} onClick={() => void connect()}>
          Connect
        </button>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
  // #endregion view
}
