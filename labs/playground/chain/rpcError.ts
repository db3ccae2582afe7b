/** A refusal as JSON-RPC gives it, in the words of anvil. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
    this.name = 'RpcError';
  }
}

export const insufficientFunds = (): RpcError =>
  new RpcError(-32003, 'Insufficient funds for gas * price + value');

export const invalidParams = (message: string): RpcError => new RpcError(-32602, message);
