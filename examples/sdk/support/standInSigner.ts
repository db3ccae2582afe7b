import type {EIP1193Provider} from 'viem';
import {account, client, transport} from '../../support/chain';

type Asked = {method: string; params?: readonly unknown[]};
type Typed = Parameters<typeof client.signTypedData>[0];
type Sent = Parameters<typeof client.sendTransaction>[0];

/** Puts a wallet into `window` that says yes to all, signs with the program's key, and lists what it was asked. */
export function installStandInSigner(): string[] {
  const asked: string[] = [];
  const endpoint = transport({});
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_requestAccounts: () => [account],
    wallet_switchEthereumChain: () => null,
    eth_signTypedData_v4: ([, typed]) => {
      const {domain, types, primaryType, message} = JSON.parse(String(typed)) as Typed;
      return client.signTypedData({domain, types, primaryType, message} as Typed);
    },
    eth_sendTransaction: ([transaction]) => {
      const {to, data, value = '0x0'} = transaction as {to: string; data: string; value?: string};
      return client.sendTransaction({to, data, value: BigInt(value)} as Sent);
    },
  };
  const ethereum = {
    request({method, params = []}: Asked): unknown {
      const answer = answers[method];
      if (!answer) return endpoint.request({method, params});
      asked.push(method);
      return Promise.resolve(answer(params));
    },
  };
  Object.assign(globalThis, {window: {ethereum: ethereum as unknown as EIP1193Provider}});
  return asked;
}
