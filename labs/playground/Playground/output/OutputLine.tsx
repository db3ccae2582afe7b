import type {ReactNode} from 'react';
import type {Session} from '../session/session';
import type {Line} from './linesOf';
import {placesIn} from './placesIn';

type Props = {line: Line; differs: boolean; session: Session};

/** A line of output: marked where it differs, with ways to the places in files that it names. */
export default function OutputLine({line: {stream, text}, differs, session}: Props): ReactNode {
  const pieces = placesIn(text).map(({text: piece, place}, index) =>
    place ? (
      <button
        key={index}
        type="button"
        className="playground-place"
        onClick={() => void session.act.showFile(place.file, place)}
      >
        {piece}
      </button>
    ) : (
      piece
    ),
  );
  if (stream === 'err') return <span className="playground-error">{pieces}</span>;
  return differs ? <mark className="playground-difference">{pieces}</mark> : pieces;
}
