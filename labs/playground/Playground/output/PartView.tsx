import {Fragment, type ReactNode} from 'react';
import {nameOf} from '../names';
import type {Session} from '../session/session';
import CapturedNote from './CapturedNote';
import {capturedLines, differingLines} from './compareLines';
import InPlace from './InPlace';
import {printedLines} from './linesOf';
import OutputLine from './OutputLine';
import {partOf} from './partOf';

type Props = {
  session: Session;
  /** The first and the last line that are shown of the captured output: `7-10`. */
  lines: string;
  captured: ReactNode;
};

/** A captured part of an output; once a run has ended, the same part of what it printed. */
export default function PartView({session, lines, captured}: Props): ReactNode {
  const {progress, prints, program} = session;
  if (progress.at !== 'ended' || progress.outcome.end === 'not-started') return captured;
  if (session.captured === undefined) return captured;
  const [first = 1, last = first] = lines.split('-').map(Number);
  const all = capturedLines(session.captured);
  const part = partOf(printedLines(prints), all, {first, last});
  if (!part) {
    return (
      <>
        {captured}
        <CapturedNote session={session}>Captured lines; your run did not print them.</CapturedNote>
      </>
    );
  }
  const name = first === last ? `Line ${first}` : `Lines ${first} to ${last}`;
  const was = all.slice(first - 1, last);
  const differs = differingLines(part, was);
  const isOther = part.join('\n') !== was.join('\n');
  return (
    <InPlace
      caption={`Your run, ${isOther ? 'different from' : 'same as'} captured`}
      captured={captured}
      isOther={isOther}
    >
      <pre role="group" tabIndex={0} aria-label={`${name} of the output of ${nameOf(program)}`}>
        {part.map((text, index) => (
          <Fragment key={index}>
            <OutputLine
              line={{stream: 'out', text}}
              differs={differs[index] ?? false}
              session={session}
            />
            {'\n'}
          </Fragment>
        ))}
      </pre>
    </InPlace>
  );
}
