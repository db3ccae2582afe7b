import {useEffect, useState} from 'react';

export type Loaded<Value> =
  {at: 'loading'} | {at: 'failed'; retry: () => void} | {at: 'loaded'; value: Value};

/** What a part needs, loaded when it is first drawn; again where a reader retries. `load` must not change. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Value>>({at: 'loading'});
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Loaded<Value>) => {
      if (isCurrent) setLoaded(next);
    };
    load().then(
      (value) => {
        show({at: 'loaded', value});
      },
      () => {
        show({
          at: 'failed',
          retry: () => {
            setLoaded({at: 'loading'});
            setAttempt(attempt + 1);
          },
        });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  return loaded;
}
