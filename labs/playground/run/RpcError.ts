type Refusal = {code: number; message: string; data?: unknown};

/** A request that the chain refused: its code, and the revert data where a call reverted. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor({code, message, data}: Refusal) {
    super(message);
    this.name = 'RpcError';
    this.code = code;
    this.data = data;
  }
}
