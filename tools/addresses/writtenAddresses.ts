import type {Chain} from 'viem';
import * as viemChains from 'viem/chains';
import {addressesForPrograms, type KnownChain} from '../../facts/registry/addressesForPrograms';

/** The registry as programs under `examples/` read it. */
export const ADDRESSES_FILE = 'examples/support/addresses.json';

/** What stands in that file: written from the registry, with the names that viem gives to chains. */
export function writtenAddresses(): string {
  const known = Object.entries(viemChains).flatMap(([slug, chain]): KnownChain[] =>
    typeof chain === 'object' && 'nativeCurrency' in chain
      ? [{id: chain.id, slug, currency: currencyOf(chain)}]
      : [],
  );
  return `${JSON.stringify(addressesForPrograms(known), null, 2)}\n`;
}

const currencyOf = ({nativeCurrency: {symbol, decimals}}: Chain): KnownChain['currency'] => ({
  symbol,
  decimals,
});
