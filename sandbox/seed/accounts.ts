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

/** Gives each account its tokens; ether they have from genesis. */
export async function seedAccounts({send, has, addressOf}: Builder): Promise<void> {
  for (const [symbol, whole] of Object.entries(balancesWhere(has))) {
    if (symbol === 'ETH') continue;
    const amount = units(symbol, whole);
    const sent = symbol === 'TAX' ? beforeTax(amount) : amount;
    for (const {address} of accounts) {
      const args = [address, sent];
      await send({to: addressOf(symbol), abi: erc20, functionName: 'transfer', args});
    }
  }
}
