/** Commands of release 1.2 that buy from a market of NFTs. */
export const MARKETS = [
  ...['SEAPORT', 'SEAPORT_V1_4', 'LOOKS_RARE_V2', 'NFTX', 'NFT20', 'SUDOSWAP'],
  ...['ELEMENT_MARKET', 'X2Y2_721', 'X2Y2_1155', 'FOUNDATION', 'CRYPTOPUNKS'],
] as const;
