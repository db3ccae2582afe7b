import {useWeb3React, Web3ReactProvider} from '@web3-react/core';
import {useState} from 'react';
import {base, mainnet, type Chain} from 'viem/chains';
import {explain} from './support/explain';
import {connectors} from './support/injected';
import {switchChain} from './support/switchChain';

/** Gives every component inside it the connected wallet. */
export default function ChainApp() {
  return (
    <Web3ReactProvider connectors={connectors} lookupENS={false}>
      <Chains />
    </Web3ReactProvider>
  );
}

// #region chains
const CHAINS: readonly Chain[] = [mainnet, base];

/** Shows the chain of the wallet, and a button for each that the app supports. */
function Chains() {
  const {connector, chainId, isActivating} = useWeb3React();
  const [problem, setProblem] = useState('');
  const current = CHAINS.find(({id}) => id === chainId);

  async function change(chain: Chain) {
    setProblem('');
    try {
      await switchChain(connector, chain);
    } catch (error) {
      setProblem(explain(error));
    }
  }

  return (
    <section>
      <p role="status">
        {current?.name ?? (chainId ? `Chain ${chainId} is not supported` : 'Not connected')}
      </p>
      {CHAINS.map((chain) => (
        <button
          key={chain.id}
          disabled={isActivating || chain === current}
          onClick={() => void change(chain)}
        >
          {chain.name}
        </button>
      ))}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
// #endregion chains
