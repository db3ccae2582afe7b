import type {Outcome} from '../../run/runner';
import type {Session} from '../session/session';
import {capturedLines, isSame} from './compareLines';
import {linesOf} from './linesOf';

const seconds = ({milliseconds}: Outcome): string => `${(milliseconds / 1_000).toFixed(1)} s`;

/** What happens with the program of a session, as a sentence without its last dot. */
export function statusOf(session: Session): string {
  const {progress} = session;
  switch (progress.at) {
    case 'idle':
    case 'asked':
      return '';
    case 'loading':
      return progress.sentence;
    case 'running':
      return 'Running …';
    case 'ended':
      return ended(progress.outcome, session);
  }
}

function ended(outcome: Outcome, session: Session): string {
  if (outcome.end !== 'exited') return WHY[outcome.end];
  if (outcome.exitCode !== 0)
    return `Ended with exit code ${outcome.exitCode}, ${seconds(outcome)}`;
  const comparison = comparisonOf(session);
  return `Just now, in this tab${sourceOf(session)}${comparison && `: ${comparison}`}, ${seconds(outcome)}`;
}

/** Whose code ran, where it is not that of the page. */
function sourceOf({isForeign, edits}: Session): string {
  if (isForeign) return ', code from a link';
  return Object.keys(edits).length > 0 ? ', edited' : '';
}

const WHY = {
  'timed-out': 'Ended: it took too long',
  stopped: 'Stopped',
  'printed-too-much': 'Ended: it printed too much',
  'not-started': 'It did not start',
};

function comparisonOf(session: Session): string {
  if (session.captured === undefined) return '';
  return printsCaptured(session) ? 'the same as captured' : 'differs from captured';
}

/** Whether a run printed what was captured. */
export const printsCaptured = ({prints, captured = ''}: Session): boolean =>
  isSame(
    linesOf(prints.filter(({stream}) => stream === 'out')).map(({text}) => text),
    capturedLines(captured),
  );
