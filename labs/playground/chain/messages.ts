/**
 * To the chain's worker. `state` is the text of a `SavedChain`; `codeUrls` leads from each group to
 * its file; `code` carries the text of one such file, before or after `start`. A port carries
 * JSON-RPC: `Call` in, `Answer` out. `leave` closes the ports of runs, and drops what they asked;
 * `reset` does that to all ports, and makes the chain again.
 */
export type ChainMessage =
  | {type: 'start'; state: string; historyUrl: string; codeUrls: Readonly<Record<string, string>>}
  | {type: 'code'; text: string}
  | {type: 'reset'}
  | {type: 'leave'}
  | {type: 'connect'; port: MessagePort; isOfRun: boolean};
/** From it: `left` after `leave`, the others after `start` and after `reset`. */
export type ChainReport = {type: 'ready'} | {type: 'left'} | {type: 'failed'; message: string};

export type Call = {id: number; method: string; params?: readonly unknown[]};
export type Answer =
  | {id: number; result: unknown}
  | {id: number; error: {code: number; message: string; data?: unknown}};
