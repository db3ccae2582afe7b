import type {Names} from '../explain/catalogue';
import {NO_CHAIN} from '../explain/chainIdText';

/** A network that a reader can choose; its id in decimal digits. */
export type Network = {id: string; name: string};

type Source = {
  mainnet: Names;
  chains: readonly Network[];
  /** Loads the names of all other networks, by their ids. */
  load: () => Promise<Readonly<Record<string, Names>>>;
};

/** The names of a network; none where the registry does not have it, or they do not load. */
export async function namesOf(chain: string, {mainnet, chains, load}: Source): Promise<Names> {
  if (chain === '' || chain === mainnet.chainId) return mainnet;
  const unnamed = {chainId: chain, tokens: [], contracts: []};
  if (!chains.some(({id}) => id === chain)) return unnamed;
  try {
    return (await load())[chain] ?? unnamed;
  } catch {
    return unnamed;
  }
}

/** Whose names an answer has, or why it has none. */
export function noticeOf(
  chain: string,
  {names, chains}: {names: Names; chains: readonly Network[]},
): string {
  const {network} = names;
  if (network) {
    const advice = chain === '' ? ' Choose the network of your wallet’s prompt.' : '';
    return `Names are those of ${network}.${coinText(names)}${advice}`;
  }
  const listed = chains.find(({id}) => id === chain);
  const reason = listed ? `The names of ${listed.name} did not load` : strangerText(chain);
  return `${reason}: no contract and no token is named.`;
}

/** What is said of a chain that the registry does not have. */
export const strangerText = (chain: string): string =>
  chain === NO_CHAIN
    ? 'The chain id is not a positive whole number'
    : `Chain ${chain} is not in the registry`;

function coinText({wrappedNative, tokens}: Names): string {
  const wrapped = tokens.find(({address}) => address === wrappedNative)?.symbol;
  if (wrapped === 'WETH') return '';
  return ` Ether and ETH stand for its own coin${wrapped ? `, and WETH for ${wrapped}` : ''}.`;
}
