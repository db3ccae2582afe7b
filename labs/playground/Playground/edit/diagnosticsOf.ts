import type {Diagnostic} from '@codemirror/lint';
import type {Text} from '@codemirror/state';
import {toDiagnostics} from '../../solidity/toDiagnostics';
import type {Session} from '../session/session';
import {problemOf} from './problemOf';

/** What the last run found wrong with a file: what the compiler refused, or where the first error came from. */
export function diagnosticsOf(session: Session, file: string, text: Text): Diagnostic[] {
  const {progress} = session;
  const errors = progress.at === 'ended' ? progress.outcome.errors : undefined;
  if (errors?.length) return toDiagnostics(errors, {file, length: text.length});
  const problem = problemOf(session);
  if (problem?.file !== file) return [];
  return [{...lineAt(text, problem.line), severity: 'error', message: problem.message}];
}

/** A line without its indent; the last one where there are fewer. */
function lineAt(text: Text, number: number): {from: number; to: number} {
  const line = text.line(Math.min(number, text.lines));
  return {from: line.from + line.text.search(/\S|$/), to: line.to};
}
