import {useEffect, useRef, type RefObject} from 'react';
import type {ExplanationAnswer} from './useExplanation';

/** A place that is moved into view with its answer, where a reader waits for one. */
export function useReveal<Place extends HTMLElement>(
  answer: ExplanationAnswer | undefined,
  awaitedRef: RefObject<boolean>,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (!answer || !awaitedRef.current) return undefined;
    // Until then a browser moves the page back to the end of a pasted text.
    const frame = requestAnimationFrame(() => {
      awaitedRef.current = false;
      place.current?.scrollIntoView({block: 'nearest', behavior: 'instant'});
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [answer, awaitedRef]);
  return place;
}
