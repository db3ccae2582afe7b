import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import {inBlock} from '../Block';
import type {OpenInstrument} from './openInstrument';
import {hashPrefix, PLACES, type Name} from './places';
import styles from './place.module.css';

type Props = {
  /** Its name, as links to it have it. */
  of: Name;
};

/** The place of an instrument, which is loaded when it comes near, is focused or is linked to. */
function Instrument({of}: Props): ReactNode {
  const {title, rem} = PLACES[of];
  const [column, narrow, wide] = rem;
  const isBrowser = useIsBrowser();
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<(OpenInstrument & {takesFocus: boolean}) | 'failed'>();

  const open = useCallback(() => {
    import('./openInstrument')
      .then(async ({openInstrument}) => openInstrument(of))
      .then(
        (instrument) => {
          const takesFocus = place.current?.contains(document.activeElement) ?? false;
          setOpened({...instrument, takesFocus});
        },
        () => {
          setOpened('failed');
        },
      );
  }, [of]);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    if (window.location.hash.startsWith(hashPrefix(of))) {
      element.closest('details')?.setAttribute('open', '');
      element.scrollIntoView();
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        open();
      },
      {rootMargin: '300px'},
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [of, open]);

  return (
    <div className={styles.room}>
      <div
        ref={place}
        className={styles.place}
        style={{'--column': column, '--narrow': narrow, '--wide': wide} as CSSProperties}
      >
        {opened && opened !== 'failed' ? (
          <opened.Frame
            name={of}
            title={title}
            instrument={opened.instrument}
            takesFocus={opened.takesFocus}
          />
        ) : (
          <button type="button" disabled={!isBrowser} onClick={open} onFocus={open}>
            {title}
            {opened === 'failed' && ' did not load. Try again'}
          </button>
        )}
        <noscript>
          <p>The instrument needs JavaScript.</p>
        </noscript>
      </div>
    </div>
  );
}

export default inBlock('The instrument', Instrument);
