import {useEffect, useRef, useState} from 'react';
import type {QueryOutcome} from './query';

/** How far a query is; `source` says in words who is asked. */
export type Progress =
  | {at: 'idle'}
  | {at: 'asking'; source: string}
  | {at: 'done'; source: string; outcome: QueryOutcome};

type Ask = (signal: AbortSignal) => Promise<QueryOutcome>;

/** Asks one source at a time, and keeps what came of it; a later question cancels an earlier one. */
export function useOutcome(): [
  Progress,
  {ask: (source: string, ask: Ask) => void; cancel: () => void},
] {
  const [progress, setProgress] = useState<Progress>({at: 'idle'});
  const current = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      current.current?.abort();
    },
    [],
  );

  return [
    progress,
    {
      cancel: () => current.current?.abort(),
      ask(source, ask) {
        current.current?.abort();
        const own = new AbortController();
        current.current = own;
        setProgress({at: 'asking', source});
        const done = (outcome: QueryOutcome) => {
          if (current.current === own) setProgress({at: 'done', source, outcome});
        };
        ask(own.signal).then(done, (cause: unknown) => {
          done({kind: 'failed', message: cause instanceof Error ? cause.message : String(cause)});
        });
      },
    },
  ];
}
