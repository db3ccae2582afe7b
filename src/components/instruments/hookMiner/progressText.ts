import {grouped} from '../../../protocol/decimal';
import {EXPECTED_TRIES} from '../../../protocol/hookSalt';

/** How far a search is; after its end, how far it came. */
export type Progress =
  {at: 'idle' | 'failed'} | {at: 'searching' | 'stopped' | 'found'; tries: bigint; seconds: number};

const AVERAGE = grouped(`${EXPECTED_TRIES}`);

/** A sentence for readers about a search. */
export function progressText(progress: Progress): string {
  switch (progress.at) {
    case 'idle':
      return `A search tries ${AVERAGE} salts on average, and the page stays usable.`;
    case 'failed':
      return 'The search did not load. Try again, or reload the page, which may have a new release.';
    case 'searching':
      return `${triesText(progress)}. On average ${AVERAGE} are tried; ${shareOf(progress.tries)} of searches need no more than these.`;
    case 'stopped':
      return `Stopped: ${triesText(progress)}. A new search begins at the salt above.`;
    case 'found':
      return `Found: ${triesText(progress)}.`;
  }
}

function triesText({tries, seconds}: {tries: bigint; seconds: number}): string {
  const salts = `${grouped(`${tries}`)} ${tries === 1n ? 'salt' : 'salts'} tried`;
  const rate = seconds > 0 ? Math.round(Number(tries) / seconds) : 0;
  return rate > 0 ? `${salts}, ${grouped(`${rate}`)} a second` : salts;
}

/** The share of all searches that have found a salt after so many tries. */
function shareOf(tries: bigint): string {
  const missed = (1 - 1 / Number(EXPECTED_TRIES)) ** Number(tries);
  return `${Math.floor(100 * (1 - missed))}%`;
}
