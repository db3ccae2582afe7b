/** Asks a chain by JSON-RPC; rejects with an `RpcError`. */
export type Ask = (method: string, params?: readonly unknown[]) => Promise<unknown>;

/** The data of a revert that an error of JSON-RPC carries, and its message. */
export function revertOf(cause: unknown): {data?: `0x${string}`; message: string} {
  const {data, message} = (cause ?? {}) as {data?: unknown; message?: unknown};
  return {
    ...(typeof data === 'string' && data.startsWith('0x') && {data: data as `0x${string}`}),
    message: typeof message === 'string' ? message : String(cause),
  };
}
