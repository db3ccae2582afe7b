import type {EIP1193Provider} from 'viem';
import {account, client} from '../../../support/chain';

/** What a page asked the wallet for, in this order. */
export const asked: string[] = [];

// #region wallet
type Asked = {method: string; params?: readonly unknown[]};

/** Stands in for the wallet in a browser: answers for the account, whose user agrees to everything. */
async function request({method, params = []}: Asked): Promise<unknown> {
  if (method === 'eth_chainId') return client.request({method});
  asked.push(method);
  if (method === 'eth_requestAccounts') return [account];
  if (method === 'eth_signTypedData_v4') {
    return client.signTypedData(JSON.parse(String(params[1])) as never);
  }
  if (method === 'eth_sendTransaction') {
    const {to, data, value} = params[0] as {to: `0x${string}`; data: `0x${string}`; value?: string};
    return client.sendTransaction({to, data, value: BigInt(value ?? 0)});
  }
  throw new Error(`The method ${method} is not supported.`);
}

export const ethereum = {request} as unknown as EIP1193Provider;
// #endregion wallet
