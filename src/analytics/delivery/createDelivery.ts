import {judge, type CollectorResponse, type Decision, type Sender} from './judge';

/** The end of an event. */
type Outcome = {code: number; message: string};

/** The way to the collector. */
type Route<Event> = {
  /** Posts a batch; resolves with status 0 where the collector cannot be reached. */
  post: (batch: readonly Event[]) => Promise<CollectorResponse>;
  /** Whether the browser would still deliver the batch if the page were left now. */
  outlivesPage: (batch: readonly Event[]) => boolean;
  isOffline: () => boolean;
};

type Entry<Event> = {
  event: Event;
  state: 'fresh' | 'sent' | 'waiting';
  tries: number;
  /** When it is to be sent, in milliseconds since 1970. */
  dueAt: number;
  settle: (outcome: Outcome) => void;
};

/** How long events gather before they are sent, in milliseconds. */
const FLUSH_INTERVAL = 1_000;
const BATCH_SIZE = 30;
const TRIES = 5;
/** How much longer an event waits with each try, in milliseconds. */
const RETRY_DELAY = 1_000;

/** Delivers events in order and in batches, again where that may help, each of them once. */
export function createDelivery<Event extends Sender>(route: Route<Event>) {
  let entries: Entry<Event>[] = [];
  let batchSize = BATCH_SIZE;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (isTaken: (entry: Entry<Event>) => boolean) =>
    entries.filter(isTaken).slice(0, batchSize);
  const isFresh = ({state}: Entry<Event>) => state === 'fresh';
  const isDue = ({state, dueAt}: Entry<Event>) =>
    state === 'fresh' || (state === 'waiting' && dueAt <= Date.now());

  function schedule(): void {
    const times = entries.filter(({state}) => state !== 'sent').map(({dueAt}) => dueAt);
    clearTimeout(timer);
    if (isRunning || times.length === 0 || route.isOffline()) return;
    timer = setTimeout(run, Math.max(0, Math.min(...times) - Date.now()));
  }

  async function run(): Promise<void> {
    isRunning = true;
    for (let batch = take(isDue); batch.length > 0; batch = take(isDue)) await send(batch);
    isRunning = false;
    schedule();
  }

  async function send(batch: readonly Entry<Event>[]): Promise<void> {
    for (const entry of batch) entry.state = 'sent';
    const events = batch.map(({event}) => event);
    const response = await route.post(events);
    // One time for all, so that they wait and go again together.
    const respondedAt = Date.now();
    const isSplit = response.status === 413 && batch.length > 1;
    if (isSplit) batchSize = Math.min(batchSize, Math.ceil(batch.length / 2));
    judge(response, events).forEach((decision, index) => {
      const entry = batch[index] as Entry<Event>;
      // A batch that was too large was not tried as such: halving it ends by itself.
      if (!isSplit) entry.tries += 1;
      follow(entry, decision, {code: response.status, at: respondedAt});
    });
  }

  function follow(
    entry: Entry<Event>,
    decision: Decision,
    {code, at}: {code: number; at: number},
  ): void {
    if (decision.is === 'again' && entry.tries < TRIES) {
      const wait = decision.after === 'growing' ? entry.tries * RETRY_DELAY : decision.after;
      Object.assign(entry, {state: 'waiting', dueAt: at + wait});
      return;
    }
    entries = entries.filter((other) => other !== entry);
    entry.settle(outcomeOf(decision, code));
  }

  return {
    /** Takes an event over; resolves once it was accepted or given up. */
    add: (event: Event): Promise<Outcome> =>
      new Promise((settle) => {
        const dueAt = Date.now() + FLUSH_INTERVAL;
        entries.push({event, state: 'fresh', tries: 0, dueAt, settle});
        schedule();
      }),

    /** Sends at once what was not sent yet, as far as it outlives the page. */
    flush(): void {
      if (route.isOffline()) return;
      for (let batch = take(isFresh); batch.length > 0; batch = take(isFresh)) {
        if (!route.outlivesPage(batch.map(({event}) => event))) break;
        void send(batch).then(schedule);
      }
      schedule();
    },

    /** Takes out all that is not on its way. */
    empty(): Event[] {
      const remaining = entries.filter(({state}) => state !== 'sent');
      entries = entries.filter(({state}) => state === 'sent');
      schedule();
      return remaining.map(({event}) => event);
    },
  };
}

function outcomeOf(decision: Decision, code: number): Outcome {
  if (decision.is === 'accepted') return {code: 200, message: 'Event tracked successfully'};
  if (decision.is === 'rejected') return {code, message: decision.message};
  return {code, message: 'Event rejected due to exceeded retry count'};
}
