import type {EventName} from './events';

/** An event, as it was at its time. */
export type QueuedEvent = {
  name: EventName;
  properties: Readonly<Record<string, unknown>>;
  /** Path of the page. */
  page: string;
  /** Milliseconds since 1970. */
  time: number;
};

/** How many events wait for the client at most; later ones are not counted. */
const CAPACITY = 512;

/** Keeps events in order until the client takes them. */
export function createQueue() {
  let waiting: QueuedEvent[] = [];
  let send: ((event: QueuedEvent) => void) | undefined;
  return {
    add(event: QueuedEvent): void {
      if (send) send(event);
      else if (waiting.length < CAPACITY) waiting.push(event);
    },
    /** Hands over all that waits, and from now on all that comes. */
    pour(into: (event: QueuedEvent) => void): void {
      send = into;
      for (const event of waiting.splice(0)) into(event);
    },
    /** Takes out all that waits. */
    empty(): QueuedEvent[] {
      const events = waiting;
      waiting = [];
      return events;
    },
  };
}
