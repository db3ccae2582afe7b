import {inWholeTokens, plus, times, type Decimal} from '../../../facts/subgraph/decimal';
import {numberIn, type Ledger} from '../../../facts/subgraph/ledger';
import type {Row, Value} from '../../../facts/subgraph/recording';
import {addressOf} from '../../../sandbox/addressOf';
import type {TokenDescriptions} from './describeTokens';

/** Amounts of both tokens of a pair or a pool, in whole tokens. */
export type Amounts = readonly [Decimal, Decimal];

/** Raw amounts of the tokens of a pair or a pool in whole tokens. */
export function amountsOf(
  ledger: Ledger,
  pool: Row,
  {amount0, amount1}: {amount0: bigint; amount1: bigint},
): Amounts {
  const [token0, token1] = tokensOf(ledger, pool);
  return [
    inWholeTokens(amount0, Number(token0.decimals)),
    inWholeTokens(amount1, Number(token1.decimals)),
  ];
}

/** Both tokens of a pair or a pool. */
export const tokensOf = (ledger: Ledger, pool: Row): [Row, Row] => [
  ledger.get('Token', String(pool.token0)),
  ledger.get('Token', String(pool.token1)),
];

/** What amounts of both tokens are worth together, listed or not. */
export const worthInEther = (ledger: Ledger, pool: Row, amounts: Amounts): Decimal =>
  plus(...worthsInEther(ledger, pool, amounts));

/** What the amount of each token is worth. */
export function worthsInEther(ledger: Ledger, pool: Row, amounts: Amounts): [Decimal, Decimal] {
  const [token0, token1] = tokensOf(ledger, pool);
  return [
    times(amounts[0], numberIn(token0, 'derivedETH')),
    times(amounts[1], numberIn(token1, 'derivedETH')),
  ];
}

/** The fields of a token's row that the token itself reports; one that reports nothing has them too. */
export function describedFields(tokens: TokenDescriptions, id: string) {
  const {symbol, name, decimals, totalSupply} = tokens[id] ?? UNKNOWN;
  return {symbol, name, decimals: String(decimals), totalSupply: String(totalSupply)};
}

const UNKNOWN = {symbol: 'unknown', name: 'unknown', decimals: 18, totalSupply: 0n};

/** Puts fields into a row that may not be there yet. */
export function updateRow(
  {find, put}: Ledger,
  {entity, id}: {entity: string; id: string},
  fieldsOf: (row: Row) => Readonly<Record<string, Value>>,
): void {
  put(entity, id, fieldsOf(find(entity, id) ?? {id}));
}

/** The address of a contract or a token of the sandbox as an indexer writes it. */
export const lowerCaseAddress = (contract: string): string => addressOf(contract).toLowerCase();
