import type {TokenFacts} from '../../support/chain';
import registry from '../../support/addresses.json';

/** The sandbox's token that burns 1% of each transfer; no other chain has it. */
export const tax: TokenFacts = {
  symbol: 'TAX',
  decimals: 18,
  address: registry.sandbox.TAX.address as TokenFacts['address'],
};
