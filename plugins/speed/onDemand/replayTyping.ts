import {findAgain} from './findAgain';
import {isPageChanged, isReady, start} from './load';
import {FIELDS, needsScripts} from './needsScripts';
import {forgetActions, replayLater, whenReady} from './replayLater';

type Field = HTMLInputElement;

/** Text for a field that does not take it yet; undefined where there is no such field. */
let typed: string | undefined;

export const stopTyping = (): void => (typed = undefined);

/** Starts the scripts at a key, and types its letter once they have taken the page over. */
export const replayTyping = (): void => addEventListener('keydown', onKeyDown, true);

function onKeyDown(event: KeyboardEvent): void {
  const {key, target} = event;
  const isWithControl = event.ctrlKey || event.metaKey;
  if (typed !== undefined) {
    if (!isWithControl) type(event);
  } else if (!isReady() && !event.isComposing) {
    const isField = (target as Element).matches(FIELDS);
    const isToggle = isWithControl && key?.toLowerCase() === 'k';
    if (isToggle || (key === '/' && !isWithControl && !isField)) replaySearch(event);
    if (!isPageChanged() || usesControl(key, target as Element)) void start();
  }
}

/** Whether a key does more than move the focus. */
function usesControl(key: string, target: Element): boolean {
  if (target.matches(FIELDS)) return /^.$/u.test(key) || /^(Enter|Arrow)/.test(key);
  return needsScripts(target) && /^( |Enter|Arrow.*)$/.test(key);
}

function type(event: KeyboardEvent): void {
  const {key} = event;
  if (key === 'Escape') {
    stopTyping();
    forgetActions();
  } else if (key === 'Backspace') typed = typed?.slice(0, -1);
  else if (/^.$/u.test(key)) typed += key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Opens the search once the scripts have taken the page over, with what is typed until then. They
 * find in `window.isSearchAsked` that it is wanted, and load it at their start.
 */
export function replaySearch(event: Event): void {
  typed = '';
  Object.assign(window, {isSearchAsked: true});
  replayLater(event, () => {
    dispatchEvent(new KeyboardEvent('keydown', {key: 'k', ctrlKey: true}));
    fill(() => document.querySelector('.DocSearch-Input'));
  });
}

/** Types into a field that takes nothing yet what is typed until it does. */
export function typeInto(field: Field): void {
  const find = findAgain(field);
  typed = '';
  field.ariaBusy = 'true';
  whenReady(() => {
    field.ariaBusy = null;
    fill(find);
  });
}

/** Types the text into a field, once there is one that takes it. */
function fill(find: () => Element | null | undefined): void {
  const watch = new MutationObserver(look);
  watch.observe(document.body, {childList: true, subtree: true, attributeFilter: ['disabled']});
  look();

  function look(): void {
    const field = find() as Field | null | undefined;
    if (!field || field.disabled) return;
    watch.disconnect();
    if (typed === undefined) return;
    field.focus();
    // As a reader types it: a value that is set otherwise is not reported to listeners.
    document.execCommand('insertText', false, typed);
    stopTyping();
  }
}
