import type {EventName} from './events';

/** Something that happened, as it was at that time. */
export type QueuedEvent = {
  name: EventName;
  properties: Readonly<Record<string, unknown>>;
  /** Path of the page. */
  page: string;
  /** Milliseconds since 1970. */
  time: number;
};

/** How many events wait for the client at most; later ones are not counted. */
export const CAPACITY = 512;

/** Keeps what happens until somebody takes it, in order. */
export function createQueue() {
  let waiting: QueuedEvent[] = [];
  let take: ((event: QueuedEvent) => void) | undefined;
  return {
    add(event: QueuedEvent): void {
      if (take) take(event);
      else if (waiting.length < CAPACITY) waiting.push(event);
    },
    /** Hands over all that waits, and from now on all that comes. */
    pour(into: (event: QueuedEvent) => void): void {
      take = into;
      for (const event of waiting.splice(0)) into(event);
    },
    /** Takes out all that waits. */
    empty(): QueuedEvent[] {
      const emptied = waiting;
      waiting = [];
      return emptied;
    },
  };
}
