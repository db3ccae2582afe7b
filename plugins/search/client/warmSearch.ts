import {askWorker} from './askWorker';

let isWarm = false;

/** Loads what a search needs, before the reader has typed: on hover, focus or touch. */
export function warmSearch(): void {
  if (isWarm) return;
  isWarm = true;
  // What fails now is asked for again, and told, with the first query.
  askWorker('').catch(() => {
    isWarm = false;
  });
  void import('@docsearch/react/modal');
}
