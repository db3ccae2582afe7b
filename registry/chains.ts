export type Chain = {
  /** The EIP-155 chain id. */
  id: number;
  name: string;
  /** Base of the block explorer's pages, without a slash at the end. */
  explorer: string;
};

/** The chains that a deployment may name. */
export const chains: readonly Chain[] = [
  {id: 1, name: 'Ethereum mainnet', explorer: 'https://etherscan.io'},
];
