import {useMemo, type ReactNode} from 'react';
import CopyButton from '../../../../src/components/CopyButton';
import {nameOf} from '../names';
import {isUnderWay, type Session} from '../session/session';
import {download} from './download';
import {hashOfEdits} from './editState';
import {markForeign} from './foreignMark';
import {readmeOf} from './readmeOf';
import {zipProject} from './zipProject';

type Props = {session: Session; place: string};

/** What a reader does with the text in the editor. */
export default function EditButtons({session, place}: Props): ReactNode {
  const {act, dropped, edits, isForeign, program, sources} = session;
  const isChanged = Object.keys(edits).length > 0;
  const isRunning = isUnderWay(session);
  const name = nameOf(program).replace(/\.\w+$/, '');
  return (
    <div className="playground-actions">
      <button
        type="button"
        title="Ctrl+Enter or ⌘+Enter in the editor"
        onClick={() => {
          if (isRunning) act.stop();
          else act.run(place);
        }}
      >
        {isRunning ? 'Stop' : 'Run this text'}
      </button>
      {dropped ? (
        <button type="button" onClick={act.undoReset}>
          {isForeign ? 'Back to your edits' : 'Undo reset'}
        </button>
      ) : (
        <button type="button" disabled={!isChanged} onClick={act.reset}>
          Reset
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          if (!sources) return;
          const {origin, pathname} = window.location;
          const page = {title: document.title, address: `${origin}${pathname}`};
          const project = {...sources.project, 'README.md': readmeOf(session, page)};
          const files = isForeign ? markForeign(edits, page.address) : edits;
          download(zipProject({...sources, project}, files, name), `${name}.zip`);
        }}
      >
        Copy as project
      </button>
      <Share session={session} />
      <span className="playground-hint">TypeScript types are not checked here.</span>
    </div>
  );
}

/** Copies a link that holds the changes, where an address can. */
function Share({session: {program, edits}}: {session: Session}): ReactNode {
  const hash = useMemo(() => hashOfEdits(program, edits), [program, edits]);
  if (Object.keys(edits).length === 0) return null;
  if (hash === '') {
    return <span>These changes are too long for a link (8 KB): copy the project.</span>;
  }
  const {origin, pathname} = window.location;
  return <CopyButton text={`${origin}${pathname}${hash}`} label="Share" subject="the link" />;
}
