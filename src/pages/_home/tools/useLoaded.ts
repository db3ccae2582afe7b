import {useCallback, useEffect, useState, type ComponentType} from 'react';

type Load<Props> = () => Promise<{default: ComponentType<Props>}>;

/** Loads a component once it is asked for. Where that failed, `retry` loads it again. */
export function useLoaded<Props>(
  load: Load<Props>,
  isAsked: boolean,
): {Answer?: ComponentType<Props>; hasFailed: boolean; retry: () => void} {
  const [loaded, setLoaded] = useState<ComponentType<Props> | 'failed'>();
  const retry = useCallback(() => {
    load().then(
      ({default: component}) => {
        setLoaded(() => component);
      },
      () => {
        setLoaded('failed');
      },
    );
  }, [load]);
  useEffect(() => {
    if (isAsked) retry();
  }, [isAsked, retry]);

  const hasFailed = loaded === 'failed';
  return {hasFailed, retry, ...(loaded && !hasFailed && isAsked && {Answer: loaded})};
}
