import {useEffect, useRef, type RefObject} from 'react';
import type {Progress} from './useOutcome';

/** Moves the page to the status of a run, at once; not for a reader who sees it, or who left during the run. */
export function useStatusInView(progress: Progress): RefObject<HTMLParagraphElement | null> {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const line = status.current;
    if (!line || progress.at === 'idle') return;
    if (progress.at === 'done' && !isInWindow(line)) return;
    const before = window.scrollY;
    line.scrollIntoView(NEAREST);
    // A reader who is moved anyway sees the answer too.
    if (window.scrollY !== before) line.parentElement?.scrollIntoView(NEAREST);
  }, [progress]);
  return status;
}

const NEAREST: ScrollIntoViewOptions = {block: 'nearest', behavior: 'instant'};

function isInWindow(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
