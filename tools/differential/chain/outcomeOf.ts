type Answer = {result?: unknown; error?: unknown};

/** How a request ended on a chain; of a receipt, how its transaction did. */
export function outcomeOf({result, error}: Answer): string {
  if (error === undefined) return isFailed(result) ? 'failed' : 'succeeded';
  const {code, message} = error as {code: number; message: string};
  if (code === 3) return 'reverted';
  return /^EVM error|^Out of gas/.test(message) ? 'halted' : 'refused';
}

const isFailed = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && (result as {status?: unknown}).status === '0x0';
