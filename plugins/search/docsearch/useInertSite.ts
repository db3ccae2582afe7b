import {useEffect, type RefObject} from 'react';

type Options = {
  isInert: boolean;
  /** What had the focus before; the page itself where nothing had. */
  from: Element | null;
  /** Gets the focus afterwards where nothing had it before. */
  opener: RefObject<HTMLElement | null>;
};

/** Takes the page behind the modal out of reach, and then gives the focus back to where it was. */
export function useInertSite({isInert, from, opener}: Options): void {
  useEffect(() => {
    if (!isInert) return undefined;
    const site = document.getElementById('__docusaurus');
    const before = from instanceof HTMLElement && from !== document.body ? from : opener.current;
    site?.setAttribute('inert', '');
    return () => {
      site?.removeAttribute('inert');
      // The bar that holds the opener may be out of sight: the page would scroll to where it was.
      before?.focus({preventScroll: true});
    };
  }, [isInert, from, opener]);
}
