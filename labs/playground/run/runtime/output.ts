import type {ProgramReport} from '../../protocol';
import {MOST_PRINTED, PRINTED_TOO_MUCH} from '../limits';
import type {Clock} from './timers';

/** What a message counts beside its text. */
const MESSAGE_COST = 100;
/** So many pieces of output leave at once, so that none is lost in an endless loop; later ones leave together. */
const DIRECT = 500;
const BATCH = 4_000;
const BATCH_MS = 50;

type Stream = 'out' | 'err';

/** What a program prints with: text as it is, cut at the limit. */
export type Write = (stream: Stream, text: string) => void;

type Options = {
  report: (report: ProgramReport) => void;
  /** Called when too much was printed. */
  end: () => void;
  clock: Pick<Clock, 'setTimeout'>;
  now: () => number;
};

/** Reports what is printed, until it is too much; `flush` reports what still waits. */
export function createWrite({report, end, clock, now}: Options): {
  write: Write;
  flush: () => void;
} {
  const waiting = {stream: 'out' as Stream, text: ''};
  let [left, messages, last] = [MOST_PRINTED, 0, 0];
  const flush = () => {
    if (waiting.text === '') return;
    report({type: 'print', stream: waiting.stream, text: waiting.text});
    left -= MESSAGE_COST;
    messages++;
    last = now();
    waiting.text = '';
  };
  const write: Write = (stream, text) => {
    if (left <= 0) return;
    if (stream !== waiting.stream) flush();
    waiting.stream = stream;
    if (waiting.text === '' && messages >= DIRECT) clock.setTimeout(flush, BATCH_MS);
    waiting.text += text.slice(0, left);
    left -= text.length;
    const isDue = messages < DIRECT || waiting.text.length > BATCH || now() - last > BATCH_MS;
    if (isDue || left <= 0) flush();
    if (left > 0) return;
    report({type: 'failed', message: PRINTED_TOO_MUCH});
    end();
  };
  return {write, flush};
}
