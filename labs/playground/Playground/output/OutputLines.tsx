import {Fragment, type ReactNode} from 'react';
import type {Print} from '../../run/runner';
import type {Session} from '../session/session';
import {capturedLines, differingLines} from './compareLines';
import {linesOf, type Line} from './linesOf';
import OutputLine from './OutputLine';

/** More lines than a reader looks through make a page slow. */
const MOST = 2_000;

/** What a program printed: errors apart, and once it ended, marked where it differs from what was captured. */
export default function OutputLines({session}: {session: Session}): ReactNode {
  const all = linesOf([...session.prints, ...messageOf(session)]);
  const lines = all.slice(0, MOST);
  const differs = differencesOf(session, lines);
  return (
    <>
      {lines.map((line, index) => (
        <Fragment key={index}>
          <OutputLine line={line} differs={differs[index] ?? false} session={session} />
          {'\n'}
        </Fragment>
      ))}
      {all.length > MOST && `… and ${(all.length - MOST).toLocaleString('en')} more lines`}
    </>
  );
}

/** What ended a run, as the runner says it: with the place in the reader's text, where there is one. */
const messageOf = ({progress}: Session): Print[] =>
  progress.at === 'ended' && progress.outcome.message
    ? [{stream: 'err', text: progress.outcome.message}]
    : [];

function differencesOf({progress, captured}: Session, lines: readonly Line[]): readonly boolean[] {
  if (progress.at !== 'ended' || captured === undefined) return [];
  const printed = lines.filter(({stream}) => stream === 'out');
  const differs = differingLines(
    printed.map(({text}) => text),
    capturedLines(captured),
  );
  const at = new Map(printed.map((line, index) => [line, differs[index] ?? false]));
  return lines.map((line) => at.get(line) ?? false);
}
