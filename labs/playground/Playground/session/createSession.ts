import {announce} from '../../../../src/components/announce/announce';
import type {Runner} from '../../run/runner';
import {lineOf} from '../edit/lineOf';
import {isSparing} from '../environment';
import {kilobytes, pathOf} from '../names';
import {fetchCaptured} from './fetchCaptured';
import {runSession} from './runSession';
import {endTurn, hasTurn, takeTurn} from './turns';
import {isUnderWay, type Actions, type Session} from './session';

type Options = {
  program: string;
  /** Of the site, such as `/`. */
  baseUrl: string;
  /** Loads the runner, or gives the one that is loaded. */
  openRunner: () => Promise<Runner>;
  loadEditor: () => Promise<NonNullable<Session['EditPanel']>>;
  views: Session['views'];
  /** Called with the session and with each change of it. */
  keep: (session: Session) => void;
};

/** Opens the session of a program; each of its changes is handed on. */
export function createSession({
  program,
  baseUrl,
  openRunner,
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
    const sources = openRunner().then((runner) => runner.sourcesOf(program));
    const EditPanel = await loadEditor();
    change({sources: await sources, EditPanel});
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
    running = runSession({program, edits: session.edits, openRunner, signal, captured, change});
    await running;
  };
  /** Links that were taken: an answer is for the code that was there when a reader was asked. */
  let links = 0;
  const askFirst = async (place: string): Promise<void> => {
    const asked = links;
    const bytes = await bytesOf(program, openRunner);
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
      const edits = {...session.edits, [file]: text};
      const changed = Object.entries(edits).filter(
        ([one, edited]) => session.sources?.sources[one] !== edited,
      );
      change({edits: Object.fromEntries(changed), dropped: undefined});
    },
    reset() {
      const {edits, isForeign} = session;
      change({edits: {}, isForeign: false, dropped: {edits, isForeign}});
    },
    undoReset() {
      change({...session.dropped, dropped: undefined});
    },
    async takeLink(place) {
      const [{editsOf}] = await Promise.all([import('../edit/editState'), load()]);
      const edits = editsOf(window.location.hash, session.sources?.sources ?? {});
      const [file = pathOf(program)] = Object.keys(edits);
      const {edits: own, isForeign} = session;
      const dropped = Object.keys(own).length > 0 ? {edits: own, isForeign} : undefined;
      links++;
      const {progress} = session;
      change({
        ...{edits, dropped, isForeign: true, editing: {place, file}},
        progress: progress.at === 'asked' ? {at: 'idle'} : progress,
      });
    },
    async ask(method, params) {
      if (!hasTurn(program)) throw new Error('Another program has run since. Run this one again.');
      return (await openRunner()).ask(method, params);
    },
  };
  session = {program, progress: {at: 'idle'}, prints: [], edits: {}, isForeign: false, act, views};
  keep(session);
  return session;
}

/** What a run of a program loads; nothing where that is not known. */
async function bytesOf(
  program: string,
  openRunner: Options['openRunner'],
): Promise<number | undefined> {
  try {
    return (await (await openRunner()).programOf(program)).bytes;
  } catch {
    return undefined;
  }
}

function ranOf({edits, isForeign}: Session): Session['ran'] {
  if (isForeign) return 'link';
  return Object.keys(edits).length > 0 ? 'edits' : 'page';
}
