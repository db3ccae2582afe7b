import {announce} from '../../../../src/components/announce/announce';
import {kilobytes} from '../../kilobytes';
import type {Edits} from '../../run/runner';
import {changesOf} from '../edit/editsIn';
import {lineOf, lineOfChange} from '../edit/lineOf';
import {isSparing} from '../environment';
import {pathOf} from '../names';
import {reveal} from '../reveal';
import {EDITOR_BYTES} from './editorBytes';
import {keepEdits, keptEdits} from './keptEdits';
import type {Actions, Opened, Session} from './session';

type LoadEditor = () => Promise<NonNullable<Session['EditPanel']>>;

/** What a reader does with the text of a program. */
export function editActions(
  {program, runner, now, change}: Opened,
  loadEditor: LoadEditor,
): Omit<Actions, 'run' | 'stop' | 'leave' | 'ask'> {
  const load = async (): Promise<void> => {
    if (now().sources) return;
    const loading = runner.sourcesOf(program);
    const EditPanel = await loadEditor();
    const sources = await loading;
    // A link may have come with another load.
    if (now().sources) return;
    const edits = keptEdits(program, sources.sources);
    change({sources, EditPanel, edits, isKept: Object.keys(edits).length > 0});
  };
  const askFirst = async (): Promise<void> => {
    const {sourceBytes} = await runner.programOf(program);
    const editorBytes = EDITOR_BYTES + sourceBytes;
    change({editorBytes});
    announce(`The editor loads ${kilobytes(editorBytes)} KB. Press again to edit.`);
  };

  return {
    async toggleEditor(place, file, quoted) {
      const isAsked = now().sources !== undefined || now().editorBytes !== undefined;
      if (isSparing() && !isAsked) return askFirst();
      await load();
      const {edits, editing, sources} = now();
      const source = edits[file] ?? sources?.sources[file] ?? '';
      const goTo = {line: lineOf(source, quoted), column: 1};
      change({editing: editing?.place === place ? undefined : {place, file, goTo}});
    },
    async showFile(file, goTo) {
      await load();
      const {editing, ranFrom} = now();
      const place = editing?.place ?? ranFrom;
      if (place !== undefined) change({editing: {place, file, goTo}});
    },
    edit(file, text) {
      const {edits, isForeign, sources} = now();
      const changed = changesOf({...edits, [file]: text}, sources?.sources ?? {});
      change({edits: changed, ...(!isForeign && {dropped: undefined})});
      if (!isForeign) keepEdits(program, changed);
    },
    reset() {
      const {edits, isForeign} = now();
      change({edits: {}, isForeign: false, isKept: false, dropped: {edits, isForeign}});
      if (!isForeign) keepEdits(program, {});
    },
    undoReset() {
      change({...now().dropped, dropped: undefined});
      if (!now().isForeign) keepEdits(program, now().edits);
    },
    async takeLink(place, buttons) {
      const {hash} = window.location;
      // What a hidden tab holds has no place that a page can scroll to.
      if (buttons) reveal(buttons);
      const [{editsOf}] = await Promise.all([import('../edit/editState'), load()]);
      const {edits: own, isForeign, dropped, progress, sources: loaded} = now();
      // A second link takes the place of the first, not of the reader's own edits.
      const left = isForeign ? dropped : {edits: own, isForeign};
      const sources: Edits = loaded?.sources ?? {};
      const edits = editsOf(hash, sources);
      // The first of the program's files, not of the link.
      const file = Object.keys(sources).find((one) => one in edits) ?? pathOf(program);
      const line = lineOfChange(sources[file] ?? '', edits[file] ?? '');
      change({
        ...{edits, isForeign: true, isKept: false},
        dropped: left && Object.keys(left.edits).length > 0 ? left : undefined,
        editing: {place, file, goTo: {line, column: 1, isQuiet: true}},
        progress: progress.at === 'asked' ? {at: 'idle'} : progress,
      });
    },
  };
}
