import type {Outcome} from '../../run/runner';
import {problemOf} from '../edit/problemOf';
import {nameOf} from '../names';
import type {Session} from '../session/session';
import {capturedLines} from './compareLines';
import {printedLines} from './linesOf';

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
  if (outcome.end === 'not-started') return notStarted(session);
  if (outcome.end !== 'exited') return WHY[outcome.end];
  if (outcome.exitCode !== 0)
    return `Ended with an error (exit code ${outcome.exitCode}) after ${seconds(outcome)}`;
  return `Finished in ${seconds(outcome)}${CODE[session.ran ?? 'page']}${comparisonOf(session)}`;
}

/** Whose code ran, where it is not that of the page. */
const CODE = {page: '', edits: ' with your edits', link: ' with code from a link'};

const WHY = {
  'timed-out': 'Stopped: it took too long',
  stopped: 'Stopped',
  'printed-too-much': 'Stopped: it printed too much',
};

function notStarted(session: Session): string {
  const problem = problemOf(session);
  const place = problem ? `: ${nameOf(problem.file)}, line ${problem.line}` : '';
  return `It did not start${place}`;
}

function comparisonOf(session: Session): string {
  if (session.captured === undefined) return '';
  return printsCaptured(session) ? ', same output as captured' : ', other output than captured';
}

/** Whether a run printed what was captured. */
export const printsCaptured = ({prints, captured = ''}: Session): boolean =>
  printedLines(prints).join('\n') === capturedLines(captured).join('\n');
