import {useEffect, useEffectEvent, type RefObject} from 'react';

/** Closes a menu by Escape, which gives the focus back to its button, and when the reader leaves it. */
export function useDismissal(menu: RefObject<HTMLElement | null>, close: () => void): void {
  const dismiss = useEffectEvent((event: KeyboardEvent | FocusEvent | MouseEvent) => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      focusButton(menu.current);
    } else if (menu.current?.parentElement?.contains(event.target as Node)) return;
    close();
  });
  useEffect(() => {
    const controller = new AbortController();
    for (const type of ['keydown', 'focusin', 'mousedown'] as const) {
      document.addEventListener(type, dismiss, {signal: controller.signal});
    }
    return () => {
      controller.abort();
    };
  }, []);
}

/** Gives the focus back to the button that opened a menu, before the menu goes. */
export const focusButton = (menu: HTMLElement | null): void =>
  menu?.parentElement?.querySelector('button')?.focus();
