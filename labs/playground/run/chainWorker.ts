import type {ChainMessage, ChainReport} from '../chain/messages';

/** The worker of a chain. */
export type ChainWorker = {
  send: (message: ChainMessage, ports?: Transferable[]) => void;
  /** Resolves at its next report of a type; rejects where the chain fails. */
  hear: (type: Exclude<ChainReport['type'], 'failed'>) => Promise<void>;
  end: () => void;
};

/** Starts the script of a chain. */
export function startChainWorker(url: string): ChainWorker {
  const worker = new Worker(url, {type: 'module'});
  return {
    send: (message, ports = []) => worker.postMessage(message, ports),
    hear: (type) =>
      new Promise((resolve, reject) => {
        const listening = new AbortController();
        const {signal} = listening;
        const settle = (how: () => void) => {
          listening.abort();
          how();
        };
        const onReport = ({data}: MessageEvent<ChainReport>) => {
          if (data.type === type) settle(resolve);
          if (data.type !== 'failed') return;
          const {message} = data;
          settle(() => reject(new Error(`The chain failed: ${message}`)));
        };
        const onError = ({message}: ErrorEvent) => {
          const why = message ? `: ${message}` : '';
          settle(() => reject(new Error(`The chain did not load${why}. Run it again.`)));
        };
        worker.addEventListener('message', onReport, {signal});
        worker.addEventListener('error', onError, {signal});
      }),
    end: () => worker.terminate(),
  };
}
