/** The address that the lab proposes as the reader's own endpoint. */
export const GATEWAY_ADDRESS =
  'https://gateway.thegraph.com/api/<API_KEY>/subgraphs/id/<SUBGRAPH_ID>';
