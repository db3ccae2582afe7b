import {announce} from '../../../../src/components/announce/announce';
import {kilobytes} from '../../kilobytes';
import type {Edits, Runner} from '../../run/runner';
import {changesOf} from '../edit/editsIn';
import {lineOf, lineOfChange} from '../edit/lineOf';
import {problemOf} from '../edit/problemOf';
import {isSparing} from '../environment';
import {pathOf} from '../names';
import {EDITOR_BYTES} from './editorBytes';
import {fetchCaptured} from './fetchCaptured';
import {keepEdits, keptEdits} from './keptEdits';
import {runSession} from './runSession';
import {endTurn, hasTurn, takeTurn} from './turns';
import {isUnderWay, type Actions, type Session} from './session';

type Options = {
  program: string;
  /** Of the site, such as `/`. */
  baseUrl: string;
  runner: Runner;
  loadEditor: () => Promise<NonNullable<Session['EditPanel']>>;
  views: Session['views'];
  /** Called with the session and with each change of it. */
  keep: (session: Session) => void;
};

/** Opens the session of a program; each of its changes is handed on. */
export function createSession({
  program,
  baseUrl,
  runner,
  loadEditor,
  views,
  keep,
}: Options): Session {
  let session: Session;
  let running = Promise.resolve();
  const change = (changes: Partial<Session>): void => {
    session = {...session, ...changes};
    keep(session);
  };
  const load = async (): Promise<void> => {
    if (session.sources) return;
    const loading = runner.sourcesOf(program);
    const EditPanel = await loadEditor();
    const sources = await loading;
    // A link may have come with another load.
    if (session.sources) return;
    const edits = keptEdits(program, sources.sources);
    change({sources, EditPanel, edits, isKept: Object.keys(edits).length > 0});
  };
  const start = async (place: string): Promise<void> => {
    change({
      progress: {at: 'loading', sentence: 'Loading …'},
      ranFrom: place,
      ran: ranOf(session),
      prints: [],
    });
    const captured = session.captured ?? fetchCaptured(program, baseUrl);
    const signal = takeTurn(program);
    running = runSession({program, edits: session.edits, runner, signal, captured, change});
    await running;
    showProblem();
  };
  /** A text that cannot start is one to change. */
  const showProblem = (): void => {
    const {progress, editing} = session;
    const isRefused = progress.at === 'ended' && progress.outcome.end === 'not-started';
    const problem = isRefused && problemOf(session);
    if (!problem || !editing) return;
    const {file, line, column} = problem;
    change({editing: {...editing, file, goTo: {line, column}}});
  };
  const askToEdit = async (): Promise<void> => {
    const {sourceBytes} = await runner.programOf(program);
    const editorBytes = EDITOR_BYTES + sourceBytes;
    change({editorBytes});
    announce(`The editor loads ${kilobytes(editorBytes)} KB. Press again to edit.`);
  };
  /** Links that were taken: an answer is for the code that was there when a reader was asked. */
  let links = 0;
  const askFirst = async (place: string): Promise<void> => {
    const asked = links;
    const bytes = await bytesOf(program, runner);
    if (links !== asked) return;
    if (bytes === undefined) return start(place);
    change({progress: {at: 'asked', bytes}});
    announce(`A run loads ${kilobytes(bytes)} KB. Press again to run.`);
  };

  const act: Actions = {
    run(place) {
      if (isUnderWay(session)) return;
      // A reader sees the code of a link before it runs.
      if (session.isForeign && session.editing?.place !== place) {
        change({editing: {place, file: session.editing?.file ?? pathOf(program)}});
        return;
      }
      const isAsking = isSparing() && session.progress.at === 'idle';
      void (isAsking ? askFirst(place) : start(place));
    },
    stop() {
      endTurn(program);
    },
    leave(place) {
      if (session.ranFrom !== place) return;
      endTurn(program);
      void running.then(() => {
        const isLast = session.ranFrom === place;
        if (isLast) change({progress: {at: 'idle'}, prints: [], ranFrom: undefined});
      });
    },
    async toggleEditor(place, file, quoted) {
      if (isSparing() && !session.sources && session.editorBytes === undefined) {
        await askToEdit();
        return;
      }
      await load();
      const source = session.edits[file] ?? session.sources?.sources[file] ?? '';
      const goTo = {line: lineOf(source, quoted), column: 1};
      change({editing: session.editing?.place === place ? undefined : {place, file, goTo}});
    },
    async showFile(file, goTo) {
      await load();
      const place = session.editing?.place ?? session.ranFrom;
      if (place !== undefined) change({editing: {place, file, goTo}});
    },
    edit(file, text) {
      const edits = changesOf({...session.edits, [file]: text}, session.sources?.sources ?? {});
      change({edits, dropped: undefined});
      if (!session.isForeign) keepEdits(program, edits);
    },
    reset() {
      const {edits, isForeign} = session;
      change({edits: {}, isForeign: false, isKept: false, dropped: {edits, isForeign}});
      if (!isForeign) keepEdits(program, {});
    },
    undoReset() {
      change({...session.dropped, dropped: undefined});
      if (!session.isForeign) keepEdits(program, session.edits);
    },
    async takeLink(place) {
      const [{editsOf}] = await Promise.all([import('../edit/editState'), load()]);
      const {edits: own, isForeign} = session;
      const sources: Edits = session.sources?.sources ?? {};
      const edits = editsOf(window.location.hash, sources);
      const dropped = Object.keys(own).length > 0 ? {edits: own, isForeign} : undefined;
      // The first of the program's files, not of the link.
      const file = Object.keys(sources).find((one) => one in edits) ?? pathOf(program);
      const line = lineOfChange(sources[file] ?? '', edits[file] ?? '');
      const editing = {place, file, goTo: {line, column: 1, isQuiet: true}};
      links++;
      const {progress} = session;
      change({
        ...{edits, dropped, isForeign: true, isKept: false, editing},
        progress: progress.at === 'asked' ? {at: 'idle'} : progress,
      });
    },
    async ask(method, params) {
      if (!hasTurn(program)) throw new Error('Another program has run since. Run this one again.');
      return runner.ask(method, params);
    },
  };
  session = {program, progress: {at: 'idle'}, prints: [], edits: {}, isForeign: false, act, views};
  keep(session);
  return session;
}

/** What a run of a program loads; nothing where that is not known. */
async function bytesOf(program: string, runner: Runner): Promise<number | undefined> {
  try {
    return (await runner.programOf(program)).bytes;
  } catch {
    return undefined;
  }
}

function ranOf({edits, isForeign}: Session): Session['ran'] {
  if (isForeign) return 'link';
  return Object.keys(edits).length > 0 ? 'edits' : 'page';
}
