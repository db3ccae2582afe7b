import {useEffect, useEffectEvent, useRef, type RefObject} from 'react';

/** For a field that stands in the page before its scripts: takes up what a reader filled in until then. */
export function useEarlyValue<Field extends Element & {value: string}>(
  value: string,
  take: (value: string, field: Field) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const compare = useEffectEvent(() => {
    if (field.current && field.current.value !== value) take(field.current.value, field.current);
  });
  useEffect(() => {
    compare();
  }, []);
  return field;
}
