import {findAgain} from './findAgain';
import {isPageChanged, isReady, isStarted, start} from './load';
import {FIELDS, needsScripts, SWITCH} from './needsScripts';
import {replayLater} from './replayLater';
import {replaySearch, stopTyping, typeInto} from './replayTyping';

const LINK = 'a[href]:not([role=button])';

const LANGUAGE = document.documentElement.lang;

/** Starts the scripts at a click, and does it again once they have taken the page over. */
export function replayClicks(): void {
  addEventListener('click', onClick, true);
  addEventListener('pointerdown', onPointerDown, true);
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const control = target.closest<HTMLElement>('a, button, [role=tab]');
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!control || control.closest('[role=alert]')) return;
  if (isReady()) {
    // The browser follows the link, and translates the next page as well.
    if (control.matches(LINK) && isTranslated()) event.stopPropagation();
  } else if (control.matches('a[href="/search"]')) replaySearch(event);
  else if (!control.matches(LINK) && (isStarted() || !control.closest(SWITCH)))
    replayClick(event, control);
}

function replayClick(event: Event, control: HTMLElement): void {
  const find = findAgain(control);
  control.ariaBusy = 'true';
  replayLater(event, () => {
    control.ariaBusy = null;
    (find() as HTMLElement | undefined)?.click();
  });
}

function onPointerDown({target}: Event): void {
  const place = target as Element;
  if (place.closest('[role=alert]')) return;
  stopTyping();
  if (isReady()) return;
  const field = place.closest<HTMLInputElement>(FIELDS);
  if (field?.disabled) typeInto(field);
  if (isPageChanged() ? needsScripts(place) : !place.closest(SWITCH)) void start();
}

/** As translators leave a page: with elements of their own, or in another language. */
const isTranslated = (): boolean =>
  document.documentElement.lang !== LANGUAGE ||
  document.querySelector('#__docusaurus font') !== null;
