/** Words of the names of chains, as readers type them, each of which names a chain. */
export const CHAIN_WORDS: ReadonlySet<string> = new Set(
  'abstract alfajores arbitrum arc avalanche base binance blast bnb bsc celo ethereum gnosis goerli görli ink kovan layer linea mainnet matic megaeth monad moonbeam mumbai optimism polygon rinkeby robinhood ropsten rootstock scroll sepolia soneium tempo unichain world worldchain zksync zora'.split(
    ' ',
  ),
);

/** Words that stand beside those: alone, `eth` is a token, and `one` no chain. */
export const PARTS_OF_CHAINS: ReadonlySet<string> = new Set('era eth l1 l2 one op x'.split(' '));
