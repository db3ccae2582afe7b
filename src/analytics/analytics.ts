import {currentArrival, takeLeftPages, type Arrival} from './arrivals';
import {clickOf} from './clickOf';
import type {Client} from './client';
import type {Configuration} from './configuration';
import {asksNotToTrack, isOptedOut, rememberOptOut, type Signals} from './consent';
import type {EventName, Track} from './events';
import {measurement, setMeasurement} from './measurement';
import {createQueue, type QueuedEvent} from './queue';
import {store} from './stored';

/** How long after the page has loaded the client comes without an interaction, in milliseconds. */
const PATIENCE = 8_000;
const INTERACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchstart'];

const queue = createQueue();
let configured: Configuration | undefined;
let arrivals: readonly Arrival[] = [];
let client: Client | undefined;
let hasBegun = false;
let isComing = false;

/**
 * Begins to measure, unless the reader's browser asks not to track or the reader switched it off.
 * Throws when called again.
 */
export function initialiseAnalytics(configuration: Configuration): void {
  if (configured) throw new Error('Analytics initialised more than once');
  configured = configuration;
  const current = currentArrival();
  const leftPages = takeLeftPages(current);
  arrivals = [current];
  if (asksNotToTrack(navigator as Signals)) setMeasurement('refused');
  else if (isOptedOut()) setMeasurement('off');
  else {
    arrivals = [...leftPages, current];
    leftPages.forEach(reportLeft);
    begin();
  }
}

function reportLeft({page, time}: Arrival): void {
  queue.add({name: 'app load', properties: {}, page, time});
  const properties = {page_path: page, commit_hash: configured?.commit};
  queue.add({name: 'page view', properties, page, time});
}

/** Reports an event on this page, now; does nothing where visits are not measured. */
export const track: Track = (name, properties) => {
  if (measurement() !== 'on' && !(measurement() === 'off' && client)) return;
  remember(name, properties);
};

/** Switches measuring on or off for this browser, from now on. */
export function switchMeasurement(isOn: boolean): void {
  rememberOptOut(!isOn);
  if (!isOn) {
    queue.empty();
    setMeasurement('off');
    client?.optOut(true);
  } else if (client) {
    client.optOut(false);
    setMeasurement('on');
  } else {
    begin();
  }
}

function remember(name: EventName, properties: QueuedEvent['properties']): void {
  queue.add({name, properties, page: location.pathname, time: Date.now()});
}

function begin(): void {
  setMeasurement('on');
  if (hasBegun) return;
  hasBegun = true;
  // Its properties do not change while the page is open: the client adds them.
  remember('app load', {});
  for (const type of INTERACTIONS) addEventListener(type, loadClient, {passive: true});
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) loadClient();
  });
  // Before other handlers, which may move or remove the element that was clicked.
  document.addEventListener('click', reportClick, {capture: true});
  addEventListener('pagehide', () => {
    store('analytics-queue', queue.empty());
  });
  if (document.readyState === 'complete') waitThenLoad();
  else addEventListener('load', waitThenLoad);
}

function reportClick({target}: MouseEvent): void {
  const click = clickOf(target);
  if (click) track(click.name, click.properties);
}

function waitThenLoad(): void {
  setTimeout(loadClient, PATIENCE);
}

/** Loads the client once; where that fails, the next interaction tries again. */
function loadClient(): void {
  if (!configured || isComing || measurement() !== 'on') return;
  isComing = true;
  void startWith(configured);
}

async function startWith(configuration: Configuration): Promise<void> {
  try {
    const {startClient} = await import('./client');
    client = await startClient(configuration, arrivals);
    if (measurement() === 'off') client.optOut(true);
    queue.pour(client.report);
    for (const type of INTERACTIONS) removeEventListener(type, loadClient);
  } catch {
    isComing = false;
    console.warn('Client not initialized');
  }
}
