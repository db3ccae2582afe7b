import {PRINTED_TOO_MUCH} from './limits';
import type {Frame} from './openFrame';
import {mapPlaces, placeAt, type Region} from './positions';
import type {Outcome, RunOptions} from './runner';

type Execution = Pick<RunOptions, 'onPrint' | 'signal'> & {
  limitMs: number;
  frame: Frame;
  script: string;
  regions: readonly Region[];
  chain: MessagePort | undefined;
};

/** How a run ended, without its time. */
export type Ending = Omit<Outcome, 'milliseconds'>;

/** How long a frame and a worker may take to start, on old machines too. */
const START_MS = 3_000;

/** Runs a script in a frame until it ends, or is ended: by its limit, by the reader, by what it prints. */
export function execute(execution: Execution): Promise<Ending> {
  const {frame, script, regions, chain, onPrint, signal, limitMs} = execution;
  return new Promise((resolve) => {
    let isStarted = false;
    let timer = setTimeout(() => finish(silent), Math.max(START_MS, limitMs));
    const stop = () => finish(stopped);
    const finish = (ending: Ending) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      frame.remove();
      resolve(ending);
    };
    signal?.addEventListener('abort', stop);
    frame.onReport((report) => {
      if (report.type === 'started' && !isStarted) {
        isStarted = true;
        clearTimeout(timer);
        timer = setTimeout(() => finish(timedOut(limitMs)), limitMs);
      }
      if (report.type === 'print')
        onPrint({stream: report.stream, text: mapPlaces(report.text, regions)});
      if (report.type === 'ended') finish({end: 'exited', exitCode: report.exitCode});
      if (report.type === 'failed') finish(failed(report, isStarted, regions));
    });
    void frame.start(script, chain);
  });
}

export const stopped: Ending = {end: 'stopped', exitCode: 1};

const silent: Ending = {
  ...{end: 'not-started', exitCode: 1},
  message: 'The frame that runs programs did not load. Check the connection, and run it again.',
};

const timedOut = (limitMs: number): Ending => ({
  ...{end: 'timed-out', exitCode: 1},
  message: `The program was ended after ${limitMs / 1_000} s. Does a loop never end, or does it wait for something that never comes?`,
});

type Failure = {message: string; line?: number};

function failed({message, line}: Failure, isStarted: boolean, regions: readonly Region[]): Ending {
  if (message === PRINTED_TOO_MUCH) return {end: 'printed-too-much', exitCode: 1, message};
  const place = line === undefined ? undefined : placeAt(line, regions);
  const sentence = sentenceOf(message.replace(/^Uncaught /, ''));
  return {
    ...{end: isStarted ? 'exited' : 'not-started', exitCode: 1},
    message: mapPlaces(place ? `${place}: ${sentence}` : sentence, regions),
  };
}

/** A module of a run is a function: what browsers say of `await` outside of one needs a word more. */
const sentenceOf = (message: string): string =>
  /\bawait\b/.test(message)
    ? `${message}. Here a program runs as one script: put "await" into an async function, and call that.`
    : message;
