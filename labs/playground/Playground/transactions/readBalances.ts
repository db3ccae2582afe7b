import {encodeFunctionData, erc20Abi, hexToBigInt, numberToHex, type Address, type Hex} from 'viem';
import type {Names} from './names';
import type {Ask, Transaction} from './readTransactions';

export type Balance = {
  account: Address;
  symbol: string;
  decimals: number;
  /** Raw amounts, in the smallest unit. */
  before: bigint;
  after: bigint;
};

/** What the senders of these transactions held before and after them, of ether and of the tokens that moved, where it differs. */
export async function readBalances(
  ask: Ask,
  transactions: readonly Transaction[],
  {head, tokens}: Pick<Names, 'head' | 'tokens'>,
): Promise<Balance[]> {
  const accounts = [...new Set(transactions.map(({from}) => from))];
  const emitters = new Set(
    transactions.flatMap(({logs}) => logs.map(({address}) => address.toLowerCase())),
  );
  const moved = Object.entries(tokens).filter(([address]) => emitters.has(address));
  const tags = [numberToHex(head), 'latest'];
  const rows = accounts.flatMap((account) => [
    rowOf({account, symbol: 'ETH', decimals: 18}, tags, (tag) =>
      ask('eth_getBalance', [account, tag]),
    ),
    ...moved.map(([to, token]) =>
      rowOf({account, ...token}, tags, (tag) =>
        ask('eth_call', [{to, data: balanceCall(account)}, tag]),
      ),
    ),
  ]);
  return (await Promise.all(rows)).filter(({before, after}) => before !== after);
}

const balanceCall = (account: Address): Hex =>
  encodeFunctionData({abi: erc20Abi, functionName: 'balanceOf', args: [account]});

async function rowOf(
  row: Omit<Balance, 'before' | 'after'>,
  tags: readonly string[],
  amountAt: (tag: string) => Promise<unknown>,
): Promise<Balance> {
  const [before = '0x0', after = '0x0'] = (await Promise.all(tags.map(amountAt))) as Hex[];
  return {...row, before: hexToBigInt(before), after: hexToBigInt(after)};
}
