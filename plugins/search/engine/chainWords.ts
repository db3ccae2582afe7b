/** Words of the names of chains, as readers type them; a chain of two words is known by both. */
export const CHAIN_WORDS: ReadonlySet<string> = new Set(
  'abstract alfajores arbitrum arc avalanche base binance blast bnb bsc celo era eth ethereum gnosis goerli görli ink kovan l1 l2 layer linea mainnet matic megaeth monad moonbeam mumbai one op optimism polygon rinkeby robinhood ropsten rootstock scroll sepolia soneium tempo unichain world worldchain x zksync zora'.split(
    ' ',
  ),
);
