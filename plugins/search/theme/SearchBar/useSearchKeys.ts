import {useEffect} from 'react';

type Options = {isOpen: boolean; open: () => void; close: () => void};

/** Opens with Ctrl or Cmd and K, or with `/` outside of fields; closes with either of the first, or Escape. */
export function useSearchKeys({isOpen, open, close}: Options): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      // Escape and others belong to an input method while a word is composed.
      if (event.isComposing) return;
      const isWithControl = event.ctrlKey || event.metaKey;
      // A browser that fills in a form sends events without a key.
      const isToggle = isWithControl && (event.key as string | undefined)?.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !isWithControl && !isTyping(event.target);
      if (isOpen && (isToggle || event.key === 'Escape')) close();
      else if (!isOpen && (isToggle || isSlash)) open();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [isOpen, open, close]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
