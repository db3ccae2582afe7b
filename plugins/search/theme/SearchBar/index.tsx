import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {warmSearch} from '../../client/warmSearch';
import './docsearch.css';
import styles from './styles.module.css';

const Modal = lazy(() => import('./Modal'));

/**
 * Opens the search, by a click or a key, and loads it no sooner than the reader reaches for it. The
 * theme's own bar brings the whole of DocSearch into the scripts of every page.
 */
export default function SearchBar(): ReactNode {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const opener = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'open'>('closed');
  const open = useCallback(() => {
    setState('open');
  }, []);
  const close = useCallback(() => {
    setState('closed');
    opener.current?.focus();
  }, []);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isToggle = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const isSlash =
        event.key === '/' && !isTyping(event.target) && !event.ctrlKey && !event.metaKey;
      const isLeaving = state === 'open' && (isToggle || event.key === 'Escape');
      if (isLeaving) close();
      else if (isToggle || isSlash) open();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [state, open, close]);

  if (!isBrowser) {
    // Without scripts it leads to the page that says what to do.
    return (
      <Link className={styles.opener} to="/search">
        Search
      </Link>
    );
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={open}
        onFocus={warmSearch}
        onMouseEnter={warmSearch}
        onTouchStart={warmSearch}
      >
        Search <kbd className={styles.key}>Ctrl K</kbd>
      </button>
      {state === 'open' &&
        createPortal(
          <Suspense fallback={null}>
            <Modal
              onClose={close}
              navigate={(url) => {
                history.push(url);
              }}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
