import type {ReactNode} from 'react';
import {nameOf} from '../names';
import type {Session} from '../session/session';
import {problemOf} from './problemOf';

/** What the last run found wrong first, and the way to it; nothing where it found nothing. */
export default function ProblemNote({session}: {session: Session}): ReactNode {
  const problem = problemOf(session);
  if (!problem) return null;
  const {file, line, column, message} = problem;
  return (
    <p className="playground-error playground-hint" role="alert">
      <button
        type="button"
        className="playground-place"
        onClick={() => void session.act.showFile(file, {line, column})}
      >
        {`${nameOf(file)}, line ${line}`}
      </button>
      : {message}
    </p>
  );
}
