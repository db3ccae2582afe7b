import type {Answer} from '../chain/messages';
import {RpcError} from './RpcError';

/** Asks the chain over a port. */
export type Asker = {
  /** Rejects with an `RpcError` where the chain refuses, or has been made again meanwhile. */
  ask: (method: string, params?: readonly unknown[]) => Promise<unknown>;
  end: () => void;
};

type Waiting = {resolve: (result: unknown) => void; reject: (error: RpcError) => void};

export function createAsker(port: MessagePort): Asker {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  port.onmessage = ({data}: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new RpcError(data.error));
    else asked?.resolve(data.result);
  };
  return {
    ask: (method, params) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, {resolve, reject});
        port.postMessage({id, method, params});
      }),
    end: () => {
      port.close();
      for (const {reject} of waiting.values())
        reject(new RpcError({code: -32_000, message: 'The chain was restarted for another run.'}));
      waiting.clear();
    },
  };
}
