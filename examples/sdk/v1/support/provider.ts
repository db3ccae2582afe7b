import {client} from '../../../support/chain';

type JsonRpcRequest = {id: number; method: string; params: unknown[]};
type Callback = (error: unknown, response: unknown) => void;

// #region provider
/** The connection of a viem client in the form of 2019, which the first SDK takes. */
export const provider = {
  send({id, method, params}: JsonRpcRequest, callback: Callback): void {
    const request = {method, params} as Parameters<typeof client.request>[0];
    client.request(request).then(
      (result) => callback(null, {jsonrpc: '2.0', id, result}),
      (error: unknown) => callback(error, null),
    );
  },
};
// #endregion provider
