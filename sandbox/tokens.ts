/** A token whose own bytecode no package holds. */
export type StandIn = {
  symbol: string;
  name: string;
  decimals: number;
  /** Contract of StandInTokens.sol. */
  kind: 'StandInToken' | 'PermitToken' | 'AllowedPermitToken';
  /** In the domain of its permit. */
  version?: string;
  /** In whole tokens. */
  supply: bigint;
};

const BILLION = 1_000_000_000n;

/** Tokens whose own bytecode no package holds: what a contract or a wallet asks of them is the same. */
export const standIns: readonly StandIn[] = [
  {
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
    kind: 'PermitToken',
    version: '2',
    supply: BILLION,
  },
  {
    symbol: 'DAI',
    name: 'Dai Stablecoin',
    decimals: 18,
    kind: 'AllowedPermitToken',
    version: '1',
    supply: BILLION,
  },
  {symbol: 'WBTC', name: 'Wrapped BTC', decimals: 8, kind: 'StandInToken', supply: 1_000_000n},
];

/** UNI as bridged; on mainnet the token itself runs. */
const bridgedUni: StandIn = {
  symbol: 'UNI',
  name: 'Uniswap',
  decimals: 18,
  kind: 'StandInToken',
  supply: BILLION,
};

/** What differs of a stand-in from mainnet's: a bridged token is another contract. */
const elsewhere: Readonly<Record<number, Readonly<Record<string, Partial<StandIn>>>>> = {
  // makerdao/arbitrum-dai-bridge, contracts/l2/dai.sol: the permit of EIP-2612, in version 2.
  42161: {DAI: {kind: 'PermitToken', version: '2'}},
  // No source for a permit of the bridged token: it has none here.
  8453: {DAI: {kind: 'StandInToken', version: undefined}},
};

/** The stand-ins of a chain. */
export const standInsOn = (chainId: number): StandIn[] =>
  [...standIns, ...(chainId === 1 ? [] : [bridgedUni])].map((standIn) => ({
    ...standIn,
    ...elsewhere[chainId]?.[standIn.symbol],
  }));

/** A token that is only in the sandbox: 1% of each transfer is burnt. */
export const taxToken = {symbol: 'TAX', decimals: 18, supply: BILLION} as const;

const DECIMALS: Readonly<Record<string, number>> = {
  WETH: 18,
  UNI: 18,
  TAX: taxToken.decimals,
  ...Object.fromEntries(standIns.map(({symbol, decimals}) => [symbol, decimals])),
};

/** Symbols of all tokens of the sandbox. */
export const symbols = Object.keys(DECIMALS);

export function decimalsOf(symbol: string): number {
  const decimals = symbol === 'ETH' ? 18 : DECIMALS[symbol];
  if (decimals === undefined)
    throw new Error(`no token ${symbol}; there are ${symbols.join(', ')}`);
  return decimals;
}

/** An amount in base units, from whole tokens. */
export const units = (symbol: string, whole: number): bigint =>
  BigInt(whole) * 10n ** BigInt(decimalsOf(symbol));
