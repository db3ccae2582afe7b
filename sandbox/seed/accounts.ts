import {parseEther} from 'viem';
import {erc20, weth} from '../abis';
import {accounts, balancesWhere} from '../accounts';
import type {Builder} from '../chain/createBuilder';
import {units} from '../tokens';
import {beforeTax} from './v2';

/** Gives the deployer wrapped ether, of which it fills accounts and pools. */
export async function wrapEther({send, addressOf}: Builder): Promise<void> {
  const call = {to: addressOf('WETH'), abi: weth, functionName: 'deposit'};
  await send({...call, valueWei: parseEther('20000')});
}

/**
 * Gives each account its tokens; ether they have from genesis. Other work may share the blocks of
 * the last transfers, so that it adds no block.
 */
export async function seedAccounts(
  builder: Builder,
  alongside: readonly (() => Promise<void>)[] = [],
): Promise<void> {
  const transfers = transfersOf(builder);
  const alone = transfers.length - alongside.length;
  if (alone < 0) {
    throw new Error(
      `${alongside.length} steps need as many transfers; there are ${transfers.length}`,
    );
  }
  for (const [index, transfer] of transfers.entries()) {
    const other = alongside[index - alone];
    if (!other) await transfer();
    else {
      await builder.inOneBlock(async () => {
        await transfer();
        await other();
      });
    }
  }
}

function transfersOf({send, has, addressOf}: Builder): (() => Promise<void>)[] {
  const tokens = Object.entries(balancesWhere(has)).filter(([symbol]) => symbol !== 'ETH');
  return tokens.flatMap(([symbol, whole]) => {
    const amount = units(symbol, whole);
    const sent = symbol === 'TAX' ? beforeTax(amount) : amount;
    const call = {to: addressOf(symbol), abi: erc20, functionName: 'transfer'};
    return accounts.map(
      ({address}) =>
        () =>
          send({...call, args: [address, sent]}),
    );
  });
}
