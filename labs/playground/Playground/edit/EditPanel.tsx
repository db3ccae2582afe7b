import {useEffect, useEffectEvent, useId, useRef, useState, type ReactNode} from 'react';
import {nameOf} from '../names';
import type {Session} from '../session/session';
import CodeEditor from './CodeEditor';
import {diagnosticsOf} from './diagnosticsOf';
import EditButtons from './EditButtons';
import FileSelect from './FileSelect';
import FileTabs, {panelOf} from './FileTabs';
import ForeignNote from './ForeignNote';
import KeptNote from './KeptNote';
import ProblemNote from './ProblemNote';

type Props = {session: Session; place: string};

/** More tabs than these are hard to take in. */
const MOST_TABS = 6;

/** The editor of a program with the files that it reaches. */
export default function EditPanel({session, place}: Props): ReactNode {
  const id = useId();
  const {act, edits, editing, isForeign, isKept, program, sources} = session;
  const files = Object.keys(sources?.sources ?? {});
  const shown = files.find((file) => file === editing?.file) ?? files[0] ?? '';
  // An editor stays once it is open, so that it keeps what it can undo.
  const [opened, setOpened] = useState<readonly string[]>([shown]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);
  const panel = useRef<HTMLDivElement>(null);
  const comeIntoSight = useEffectEvent(() => {
    // A link leads to its code; a press is beside it.
    if (isForeign) panel.current?.scrollIntoView({block: 'center'});
  });
  useEffect(() => {
    comeIntoSight();
  }, []);

  const hasTabs = files.length <= MOST_TABS;
  const changed = Object.keys(edits);
  const choice = {files, shown, changed, onShow: (file: string) => void act.showFile(file)};
  return (
    <div
      ref={panel}
      className="playground-edit"
      role="group"
      aria-label={`Editor of ${nameOf(program)}`}
    >
      {isForeign && <ForeignNote session={session} />}
      {isKept && <KeptNote session={session} />}
      {hasTabs ? <FileTabs id={id} {...choice} /> : <FileSelect {...choice} />}
      {files.map(
        (file, index) =>
          (opened.includes(file) || file === shown) && (
            <div key={file} {...(hasTabs && panelOf(id, index))} hidden={file !== shown}>
              <CodeEditor
                file={file}
                source={sources?.sources[file] ?? ''}
                text={edits[file] ?? sources?.sources[file] ?? ''}
                progress={session.progress}
                diagnosticsOf={(text) => diagnosticsOf(session, file, text)}
                goTo={file === editing?.file ? editing.goTo : undefined}
                onChange={(text) => {
                  act.edit(file, text);
                }}
                onRun={() => {
                  act.run(place);
                }}
              />
            </div>
          ),
      )}
      <ProblemNote session={session} />
      <EditButtons session={session} place={place} />
    </div>
  );
}
