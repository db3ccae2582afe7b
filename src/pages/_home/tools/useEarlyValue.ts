import {useEffect, useEffectEvent, useRef, type RefObject} from 'react';

/** For a field that stands in the page before its scripts: takes up what a reader filled in until then. */
export function useEarlyValue<Field extends {value: string}>(
  value: string,
  take: (value: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const compare = useEffectEvent(() => {
    if (field.current && field.current.value !== value) take(field.current.value);
  });
  useEffect(() => {
    compare();
  }, []);
  return field;
}
