import {isSparing} from './load';

/** Texts of files by their addresses; nothing for a file that did not load. */
const ahead: Record<string, Promise<string | undefined>> = {};

/**
 * Fetches the file that a pressed control names in `data-ahead`, and those that it names in turn,
 * before the scripts run that need them. They find the texts in `window.ahead`.
 */
export function loadAhead(): void {
  if (isSparing) return;
  Object.assign(window, {ahead});
  // On a touch screen both come once the finger leaves, and not where it scrolls.
  addEventListener('mousedown', onPress, true);
  addEventListener('click', onPress, true);
}

function onPress({target, button}: MouseEvent): void {
  const address = (target as Element).closest<HTMLElement>('[data-ahead]')?.dataset.ahead;
  if (address && !button)
    load(address)
      .then((text = '') => (JSON.parse(text) as {ahead: readonly string[]}).ahead.forEach(load))
      // It did not load, or a portal answered in its place: the scripts say so.
      .catch(() => {});
}

/** The scripts of the page come first. */
const load = (address: string): Promise<string | undefined> =>
  (ahead[address] ??= fetch(address, {priority: 'low'})
    .then((answer) => (answer.ok ? answer.text() : undefined))
    .catch(() => undefined));
