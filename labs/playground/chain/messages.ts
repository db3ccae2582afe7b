/**
 * To the chain's worker. `state` is the text of a `SavedChain`; `codeUrls` leads from each group to
 * its file; `code` carries the text of one such file, before or after `start`. A port carries
 * JSON-RPC: `Call` in, `Answer` out.
 */
export type ChainMessage =
  | {type: 'start'; state: string; historyUrl: string; codeUrls: Readonly<Record<string, string>>}
  | {type: 'code'; text: string}
  | {type: 'reset'}
  | {type: 'connect'; port: MessagePort};
/** From it, after `start` and after `reset`. */
export type ChainReport = {type: 'ready'} | {type: 'failed'; message: string};

export type Call = {id: number; method: string; params?: readonly unknown[]};
export type Answer =
  | {id: number; result: unknown}
  | {id: number; error: {code: number; message: string; data?: unknown}};
