import type {SearchReply, SearchRequest} from './worker';

type Listener = {onReply: (reply: SearchReply) => void; onFailure: () => void};

/** Searches a salt off the page's own thread; returns what ends the search. */
export function searchSalt(request: SearchRequest, {onReply, onFailure}: Listener): () => void {
  const worker = startWorker();
  if (!worker) {
    onFailure();
    return () => undefined;
  }
  const listening = new AbortController();
  const {signal} = listening;
  // A worker that is ended while its script loads reports an error, which is none.
  const end = () => {
    listening.abort();
    worker.terminate();
  };
  worker.addEventListener(
    'message',
    ({data}: MessageEvent<SearchReply>) => {
      if (data.salt !== undefined) end();
      onReply(data);
    },
    {signal},
  );
  worker.addEventListener(
    'error',
    () => {
      end();
      onFailure();
    },
    {signal},
  );
  worker.postMessage(request);
  return end;
}

/** A page's policy, or an old browser, may refuse workers. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}
