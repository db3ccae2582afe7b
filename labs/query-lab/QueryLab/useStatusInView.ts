import {useEffect, useRef, type RefObject} from 'react';
import {scrollToStatus} from '../../../src/components/scrollToStatus';
import type {Progress} from './useOutcome';

/** Moves the page to the status of a run; not for a reader who left during the run. */
export function useStatusInView(progress: Progress): RefObject<HTMLParagraphElement | null> {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const line = status.current;
    if (!line || progress.at === 'idle') return;
    if (progress.at === 'done' && !isInWindow(line)) return;
    scrollToStatus(line);
  }, [progress]);
  return status;
}

function isInWindow(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
