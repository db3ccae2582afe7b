import type {EventName} from './events';

/** Something that happened, as it was at that time. */
export type Happening = {
  name: EventName;
  properties: Readonly<Record<string, unknown>>;
  /** Path of the page. */
  page: string;
  /** Milliseconds since 1970. */
  time: number;
};

/** How many happenings wait for the client at most; later ones are not counted. */
export const CAPACITY = 512;

/** Keeps what happens until somebody takes it, in order. */
export function createQueue() {
  let waiting: Happening[] = [];
  let take: ((happening: Happening) => void) | undefined;
  return {
    add(happening: Happening): void {
      if (take) take(happening);
      else if (waiting.length < CAPACITY) waiting.push(happening);
    },
    /** Hands over all that waits, and from now on all that comes. */
    pour(into: (happening: Happening) => void): void {
      take = into;
      for (const happening of waiting.splice(0)) into(happening);
    },
    /** Takes out all that waits. */
    empty(): Happening[] {
      const emptied = waiting;
      waiting = [];
      return emptied;
    },
  };
}
