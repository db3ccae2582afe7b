// #region ask
const TIMEOUT_MS = 10_000;

/** Posts a query; throws where the service is away, refuses it, or gives no data. */
export async function ask<Data>(url: string, query: string, variables: object): Promise<Data> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({query, variables}),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the service answered with status ${response.status}`);
  const {data, errors = []} = (await response.json()) as {
    data?: Data;
    errors?: {message: string}[];
  };
  if (errors.length > 0) throw new Error(errors.map(({message}) => message).join('; '));
  if (!data) throw new Error('the service gave no data');
  return data;
}
// #endregion ask
