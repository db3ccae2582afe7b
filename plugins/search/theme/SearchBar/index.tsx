import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LoadFailure from '@theme/LoadFailure';
import {Suspense, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import styles from './styles.module.css';
import {useInertSite} from '../../docsearch/useInertSite';
import {useModal} from './useModal';
import {useSearchKeys} from './useSearchKeys';

/**
 * Opens the search, by a click or a key. The theme's own bar brings the whole of DocSearch into the
 * scripts of every page.
 */
export default function SearchBar(): ReactNode {
  const isBrowser = useIsBrowser();
  const opener = useRef<HTMLButtonElement>(null);
  const {state, Modal, open, close, warm} = useModal();
  const isOpen = state.kind === 'open';
  useSearchKeys({isOpen, open, close});
  useInertSite({
    isInert: isOpen && Modal !== undefined,
    from: isOpen ? state.from : null,
    opener,
  });

  if (!isBrowser) {
    // Without scripts it leads to the page that says what to do.
    return (
      <Link className="navbar__link" to="/search">
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
        data-label="Search"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={() => {
          open();
        }}
        onFocus={warm}
        onMouseEnter={warm}
        onTouchStart={warm}
      >
        Search
        <kbd aria-hidden="true" className={styles.keys}>
          {/mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {state.kind === 'failed' && (
        <p role="alert" className={styles.failure}>
          <LoadFailure
            retry={() => {
              open();
            }}
          >
            The search could not be loaded.
          </LoadFailure>
        </p>
      )}
      {isOpen &&
        Modal &&
        createPortal(
          <Suspense fallback={null}>
            <Modal key={state.query} query={state.query} onClose={close} onAsk={open} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
