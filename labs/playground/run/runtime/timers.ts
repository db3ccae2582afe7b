import type {Work} from './work';

type Callback = (...values: unknown[]) => void;

/** A timer as Node.js hands it out; `unref` lets the program end before it fires. */
export type Timer = {
  ref: () => Timer;
  unref: () => Timer;
  hasRef: () => boolean;
  refresh: () => Timer;
  [Symbol.toPrimitive]: () => number;
};

/** The browser's timers, which the runtime counts. */
export type Clock = Pick<
  typeof globalThis,
  'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'
>;

type Timers = {
  setTimeout: (callback: Callback, ms?: number, ...values: unknown[]) => Timer;
  setInterval: Timers['setTimeout'];
  setImmediate: (callback: Callback, ...values: unknown[]) => Timer;
  clearTimeout: (timer?: unknown) => void;
  clearInterval: Timers['clearTimeout'];
  clearImmediate: Timers['clearTimeout'];
};

/** Node's timers: a program does not end while one of them is left. */
export function createTimers(clock: Clock, work: Work): Timers {
  const running = new Set<number>();
  const counted = new Set<number>();
  const count = (id: number) => {
    if (!running.has(id) || counted.has(id)) return;
    counted.add(id);
    work.begin();
  };
  const uncount = (id: number) => void (counted.delete(id) && work.end());

  const start = (callback: Callback, isRepeated: boolean, ms: number, values: unknown[]): Timer => {
    if (typeof callback !== 'function')
      throw new TypeError('The "callback" argument must be of type function.');
    let id: number;
    const fire = () => {
      try {
        callback(...values);
      } finally {
        if (!isRepeated && running.delete(id)) uncount(id);
      }
    };
    const begin = () => {
      id = Number(isRepeated ? clock.setInterval(fire, ms) : clock.setTimeout(fire, ms));
      running.add(id);
      count(id);
    };
    begin();
    const timer: Timer = {
      ref: () => (count(id), timer),
      unref: () => (uncount(id), timer),
      hasRef: () => counted.has(id),
      refresh: () => {
        clear(id);
        begin();
        return timer;
      },
      [Symbol.toPrimitive]: () => id,
    };
    return timer;
  };

  const clear = (timer?: unknown) => {
    const id = Number(timer);
    if (!running.delete(id)) return;
    // Browsers clear timeouts and intervals with one list of numbers.
    clock.clearTimeout(id);
    uncount(id);
  };
  return {
    setTimeout: (callback, ms = 1, ...values) => start(callback, false, ms, values),
    setInterval: (callback, ms = 1, ...values) => start(callback, true, ms, values),
    setImmediate: (callback, ...values) => start(callback, false, 0, values),
    ...{clearTimeout: clear, clearInterval: clear, clearImmediate: clear},
  };
}
