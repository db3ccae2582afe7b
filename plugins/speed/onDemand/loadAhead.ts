import {isSparing} from './load';

/** Texts of files by their addresses; nothing for a file that did not load. */
const ahead: Record<string, Promise<string | undefined>> = {};

/**
 * Fetches the files that a pressed control names in `data-ahead`, and those that these name in turn,
 * before the scripts run that need them. They find the texts in `window.ahead`.
 */
export function loadAhead(): void {
  if (isSparing) return;
  Object.assign(window, {ahead});
  // On a touch screen both come once the finger leaves, and not where it scrolls.
  for (const press of ['mousedown', 'click'] as const) addEventListener(press, onPress, true);
}

function onPress({target, button}: MouseEvent): void {
  const control = (target as Element).closest<HTMLElement>('[data-ahead]');
  if (!control || button > 0) return;
  for (const address of control.dataset.ahead?.split(' ') ?? [])
    // A portal may answer in place of the site: the scripts say what did not load.
    load(address)
      .then(loadNamed)
      .catch(() => {});
}

function loadNamed(text = '{}'): void {
  const {ahead: named} = JSON.parse(text) as {ahead?: readonly string[]};
  named?.forEach(load);
}

/** The scripts of the page come first. */
const load = (address: string): Promise<string | undefined> =>
  (ahead[address] ??= fetch(address, {priority: 'low'})
    .then((answer) => (answer.ok ? answer.text() : undefined))
    .catch(() => undefined));
