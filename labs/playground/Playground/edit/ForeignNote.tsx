import type {ReactNode} from 'react';
import {nameOf} from '../names';
import type {Session} from '../session/session';
import {lineOfChange} from './lineOf';

/** Says that the code came with a link, and leads to where it begins to differ from these docs. */
export default function ForeignNote({session}: {session: Session}): ReactNode {
  const {act, edits, sources} = session;
  const changes = Object.entries(edits).map(([file, text]) => ({
    file,
    line: lineOfChange(sources?.sources[file] ?? '', text),
  }));
  if (changes.length === 0) {
    return (
      <p className="playground-foreign" role="note">
        The link holds no changes that can be read here; this is the code of these docs.
      </p>
    );
  }
  return (
    <p className="playground-foreign" role="note">
      This code comes from a link, not from these docs. Read it before you run it. It differs from
      here on:{' '}
      {changes.map(({file, line}) => (
        <button
          key={file}
          type="button"
          className="playground-place"
          onClick={() => void act.showFile(file, {line, column: 1})}
        >
          {`${nameOf(file)}:${line}`}
        </button>
      ))}
    </p>
  );
}
