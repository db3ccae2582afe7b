import {isSparing} from './load';

/** Texts of files by their addresses, which the scripts take once they run; nothing for one that did not load. */
const ahead = new Map<string, Promise<string | undefined>>();

/**
 * Fetches the files that a pressed control names in `data-ahead`, and those that these name in turn,
 * before the scripts run that ask for them. They find the texts in `window.ahead`.
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
  for (const address of control.dataset.ahead?.split(' ') ?? []) void loadWithNamed(address);
}

async function loadWithNamed(address: string): Promise<void> {
  const text = await load(address);
  try {
    const {ahead: named = []} = JSON.parse(text ?? '{}') as {ahead?: readonly string[]};
    named.forEach(load);
  } catch {
    // A portal answers in place of the site: the scripts say what did not load.
  }
}

function load(address: string): Promise<string | undefined> {
  const known = ahead.get(address);
  if (known) return known;
  // The scripts of the page come first.
  const text = fetch(address, {priority: 'low'})
    .then((answer) => (answer.ok ? answer.text() : undefined))
    .catch(() => undefined);
  ahead.set(address, text);
  return text;
}
