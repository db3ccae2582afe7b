import {placesIn} from '../output/placesIn';
import {textOf} from '../output/quotedRevert';
import type {Session} from '../session/session';

/** What is wrong at a place of a program's files, counted from 1. */
export type Problem = {file: string; line: number; column: number; message: string};

/** The first thing that the last run found wrong in a file that the reader can edit. */
export function problemOf({progress, prints, sources}: Session): Problem | undefined {
  if (progress.at !== 'ended') return undefined;
  const isEditable = (file: string) => Object.hasOwn(sources?.sources ?? {}, file);
  const {errors = [], message = textOf('err', prints)} = progress.outcome;
  const refused = errors.find(({file, severity}) => severity === 'error' && isEditable(file));
  if (refused) return refused;
  for (const {place} of message.split('\n').flatMap(placesIn)) {
    if (place && isEditable(place.file)) return {...place, message: sentenceOf(message)};
  }
  return undefined;
}

/** The first line, without the place that it may begin with. */
const sentenceOf = (message: string): string =>
  message.slice(0, message.search(/\n|$/)).replace(/^examples\/\S+:\d+: /, '');
