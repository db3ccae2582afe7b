import {useLayoutEffect, useRef} from 'react';

/** Keeps a control where it is in the window when its use changes the height of what stands above it. */
export function useKeptPlace(): (control: Element) => void {
  const used = useRef<{control: Element; top: number}>(null);

  useLayoutEffect(() => {
    if (!used.current) return;
    const {control, top} = used.current;
    used.current = null;
    const moved = topOf(control) - top;
    if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
  });

  return (control) => {
    used.current = {control, top: topOf(control)};
  };
}

const topOf = (control: Element): number => control.getBoundingClientRect().top;
