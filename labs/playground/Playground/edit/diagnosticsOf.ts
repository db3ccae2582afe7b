import type {Diagnostic} from '@codemirror/lint';
import type {Text} from '@codemirror/state';
import {toDiagnostics} from '../../solidity/toDiagnostics';
import {placesIn} from '../output/placesIn';
import {textOf} from '../output/quotedRevert';
import type {Session} from '../session/session';

/** What the last run found wrong with a file: what the compiler refused, or where the first error came from. */
export function diagnosticsOf(session: Session, file: string, text: Text): Diagnostic[] {
  const {progress, prints, sources} = session;
  if (progress.at !== 'ended') return [];
  const {errors = [], message = textOf('err', prints)} = progress.outcome;
  if (errors.length > 0) return toDiagnostics(errors, {file, length: text.length});
  const place = message
    .split('\n')
    .flatMap(placesIn)
    .find((piece) => Object.hasOwn(sources?.sources ?? {}, piece.place?.file ?? ''))?.place;
  if (place?.file !== file) return [];
  return [{...lineAt(text, place.line), severity: 'error', message: firstLine(message)}];
}

/** A line without its indent; the last one where there are fewer. */
function lineAt(text: Text, number: number): {from: number; to: number} {
  const line = text.line(Math.min(number, text.lines));
  return {from: line.from + line.text.search(/\S|$/), to: line.to};
}

const firstLine = (message: string): string => message.slice(0, message.search(/\n|$/));
