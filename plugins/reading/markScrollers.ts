import type {ClientModule} from '@docusaurus/types';
import {scrollerName} from './scrollerName';

const SCROLLERS = ['table', 'pre', 'math[display=block]', 'figure > [role=img]']
  .map((selector) => `.markdown ${selector}`)
  .join();

let watch: ResizeObserver | undefined;

/** Makes a tab stop with a name of each table, code or formula that scrolls at this width, and of no other. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname === previousLocation?.pathname) return;
  watch?.disconnect();
  watch = new ResizeObserver((entries) => {
    for (const {target} of entries) mark(target as HTMLElement);
  });
  for (const scroller of document.querySelectorAll(SCROLLERS)) watch.observe(scroller);
};

function mark(scroller: HTMLElement): void {
  const {scrollWidth, clientWidth, scrollHeight, clientHeight} = scroller;
  const isScrolling = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
  if (!isScrolling) {
    // The keyboard stays where it is until its reader moves on.
    if (scroller !== document.activeElement) scroller.removeAttribute('tabindex');
    return;
  }
  scroller.tabIndex = 0;
  if (scroller.ariaLabel) return;
  scroller.ariaLabel = scrollerName(scroller);
  // An element without a role has no name.
  if (scroller.matches('pre')) scroller.role = 'group';
}
