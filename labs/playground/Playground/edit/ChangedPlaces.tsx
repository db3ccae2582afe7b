import type {ReactNode} from 'react';
import {nameOf} from '../names';
import type {Session} from '../session/session';
import {lineOfChange} from './lineOf';

/** Where each changed file begins to differ from these docs; a press shows it. */
export default function ChangedPlaces({session}: {session: Session}): ReactNode {
  const {act, edits, sources} = session;
  return Object.entries(edits).map(([file, text]) => {
    const line = lineOfChange(sources?.sources[file] ?? '', text);
    return (
      <button
        key={file}
        type="button"
        className="playground-place"
        onClick={() => void act.showFile(file, {line, column: 1})}
      >
        {`${nameOf(file)}:${line}`}
      </button>
    );
  });
}
