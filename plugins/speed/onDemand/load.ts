import {showFailure} from './showFailure';

/** How long a page without a sign of a reader waits after it has loaded, in milliseconds. */
const PATIENCE = 12_000;

const root = document.documentElement;
const sources =
  document.querySelector<HTMLMetaElement>('meta[name=scripts]')?.content.split(' ') ?? [];
const {saveData, effectiveType = ''} =
  (navigator as {connection?: {saveData?: boolean; effectiveType?: string}}).connection ?? {};
/** Whether the reader spares data, or is on a slow line. */
export const isSparing = saveData || effectiveType.includes('2g');

let state: 'served' | 'fetched' | 'started' = 'served';
/** Whether something other than the site, such as a translation, changed the page before its scripts started. */
let isChanged = false;

export const isPageChanged = (): boolean => isChanged;
export const isStarted = (): boolean => state === 'started';
/** Whether the scripts have taken the page over. */
export const isReady = (): boolean => isStarted() && root.dataset.hasHydrated === 'true';

let beforeStart: () => void;

/** Fetches the scripts at the first sign of a reader. Calls back before they start. */
export function loadAtSigns(whenStarting: () => void): void {
  beforeStart = whenStarting;
  for (const sign of ['touchstart', 'scroll', 'focusin'])
    addEventListener(sign, fetchScripts, {passive: true, once: true});
  let moves = 0;
  // A browser reports a resting pointer once, without a reader.
  addEventListener('pointermove', () => (moves += 1) > 1 && fetchScripts(), {passive: true});
  addEventListener('pageshow', ({persisted}) => persisted && fetchScripts());
  addEventListener('load', () => {
    if (!isSparing) setTimeout(fetchScripts, PATIENCE);
  });
  addEventListener('unhandledrejection', ({reason}: {reason?: Error}) => {
    if (reason?.name === 'ChunkLoadError') fail();
  });
  addEventListener('DOMContentLoaded', () => {
    watchForChanges();
    // The scripts show what a link carries for a form of the page.
    const forms = '[data-at-once]' + (location.search && ',[data-reads-search]');
    if (location.hash.includes('=') || document.querySelector(forms)) void start();
  });
}

function fetchScripts(): void {
  if (state !== 'served' || isChanged) return;
  state = 'fetched';
  const arrivals = sources.map(
    (href) =>
      new Promise((resolve) => {
        const link = document.createElement('link');
        const fields = {rel: 'preload', as: 'script', href, onload: resolve, onerror: resolve};
        document.head.append(Object.assign(link, fields));
      }),
  );
  // Where a reader spares data, a sign alone starts no scripts.
  if (!isSparing) void Promise.all(arrivals).then(startAtRest);
}

function startAtRest(): void {
  // The scripts draw a changed page again, as it was served: a reader would lose a translation.
  const startUnchanged = () => void (isChanged || start());
  if ('requestIdleCallback' in window) requestIdleCallback(startUnchanged);
  else setTimeout(startUnchanged);
}

/** Starts the scripts, once the page is parsed. */
export async function start(): Promise<void> {
  if (isStarted()) return;
  state = 'started';
  beforeStart();
  // A link can set it too, long before it is true.
  delete root.dataset.hasHydrated;
  if (document.readyState === 'loading') await parsed();
  for (const src of sources) {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, {src, async: false, onerror: fail}));
  }
}

/** What arrives after the scripts took a page over would stand in it twice. */
async function parsed(): Promise<void> {
  await new Promise((resolve) => {
    document.addEventListener('readystatechange', resolve, {once: true});
    setTimeout(resolve, PATIENCE);
  });
  // Its transfer stalled: the scripts draw the rest.
  if (document.readyState === 'loading') window.stop();
}

function fail(): void {
  if (!isStarted() || isReady()) return;
  state = 'fetched';
  showFailure(() => {
    // After a deploy they are gone: the server has the page with others.
    fetch(sources[0] ?? '', {method: 'HEAD', cache: 'no-store'}).then(
      ({status}) => (status === 404 ? location.reload() : start()),
      start,
    );
  });
}

function watchForChanges(): void {
  const watch = new MutationObserver(() => {
    watch.disconnect();
    isChanged = !isStarted();
  });
  const page = document.getElementById('__docusaurus');
  if (page) watch.observe(page, {childList: true, characterData: true, subtree: true});
}
