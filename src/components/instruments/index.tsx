import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {Opened} from './opened';
import {hashPrefix, PLACES, type Name} from './places';

type Props = {
  /** Its name, as links to it have it. */
  of: Name;
};

/** The place of an instrument, which is loaded when it comes near, is asked for, or is linked to. */
export default function Instrument({of}: Props): ReactNode {
  const {title, rem} = PLACES[of];
  const isBrowser = useIsBrowser();
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const isLinked = useRef(false);
  const [opened, setOpened] = useState<Opened | 'failed'>();

  const open = () => {
    import('./opened')
      .then(async ({openInstrument}) => openInstrument(of))
      .then(setOpened, () => {
        setOpened('failed');
      });
  };

  useEffect(() => {
    const at = place.current;
    if (!at) return undefined;
    isLinked.current = window.location.hash.startsWith(hashPrefix(of));
    if (isLinked.current) at.scrollIntoView();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        open();
      },
      {rootMargin: '300px'},
    );
    observer.observe(at);
    return () => {
      observer.disconnect();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [of]);

  return (
    <div ref={place} style={{minHeight: kept(rem)}}>
      {opened && opened !== 'failed' ? (
        <opened.Frame
          name={of}
          title={title}
          instrument={opened.instrument}
          takesFocus={hasFocus.current}
        />
      ) : (
        <button
          type="button"
          disabled={!isBrowser}
          onClick={open}
          onFocus={() => {
            hasFocus.current = true;
            open();
          }}
          onBlur={() => {
            hasFocus.current = false;
          }}
        >
          {title}
          {opened === 'failed' && ': did not load. Try again'}
        </button>
      )}
      <noscript> needs JavaScript.</noscript>
    </div>
  );
}

/** The height on phones below 40 rem, the other above: the difference is far beyond either. */
const kept = ([wide, narrow]: readonly [number, number]): string =>
  `clamp(${wide}rem, (40rem - 100vw) * 999, ${narrow}rem)`;
