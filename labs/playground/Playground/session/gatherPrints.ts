import type {Print} from '../../run/runner';

/** Gathers output and hands it on with each frame, so that a program that prints much stays cheap. */
export function gatherPrints(onChange: (prints: readonly Print[]) => void) {
  let prints: readonly Print[] = [];
  let waiting: Print[] = [];
  let frame: number | undefined;
  const flush = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    if (waiting.length === 0) return;
    prints = joined([...prints, ...waiting]);
    waiting = [];
    onChange(prints);
  };
  return {
    add(print: Print): void {
      waiting.push(print);
      frame ??= requestAnimationFrame(flush);
    },
    flush,
  };
}

/** Pieces of one stream that follow each other, as one. */
export function joined(prints: readonly Print[]): Print[] {
  const all: Print[] = [];
  for (const print of prints) {
    const last = all.at(-1);
    if (last?.stream === print.stream)
      all[all.length - 1] = {...last, text: last.text + print.text};
    else all.push(print);
  }
  return all;
}
