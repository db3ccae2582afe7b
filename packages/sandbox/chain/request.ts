type Answer = {result?: unknown; error?: {message: string}};

/** Asks the node one JSON-RPC question and gives the result. */
export async function request(
  url: string,
  {method, params = []}: {method: string; params?: readonly unknown[]},
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
  });
  const {result, error} = (await response.json()) as Answer;
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}
