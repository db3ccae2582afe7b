import {announce} from '../../../../src/components/announce/announce';
import {kilobytes} from '../../kilobytes';
import type {Runner} from '../../run/runner';
import {problemOf} from '../edit/problemOf';
import {isSparing} from '../environment';
import {pathOf} from '../names';
import {fetchCaptured} from './fetchCaptured';
import {runSession} from './runSession';
import {isUnderWay, type Actions, type Opened, type Session} from './session';
import {endTurn, hasTurn, takeTurn} from './turns';

/** What a reader does with runs of a program. The base address is that of the site, such as `/`. */
export function runActions(
  {program, runner, now, change}: Opened,
  baseUrl: string,
): Pick<Actions, 'run' | 'stop' | 'leave' | 'ask'> {
  let running = Promise.resolve();
  const start = async (place: string): Promise<void> => {
    change({
      progress: {at: 'loading', sentence: 'Loading …'},
      ranFrom: place,
      ran: ranOf(now()),
      prints: [],
    });
    const {edits, captured = fetchCaptured(program, baseUrl)} = now();
    running = runSession({program, edits, runner, signal: takeTurn(program), captured, change});
    await running;
    const problem = problemToShow(now());
    if (problem) change({editing: problem});
  };
  const askFirst = async (place: string): Promise<void> => {
    const {edits} = now();
    const bytes = await bytesOf(program, runner);
    // The answer is for the code that was there when the reader was asked.
    if (now().isForeign && now().edits !== edits) return;
    if (bytes === undefined) return start(place);
    change({progress: {at: 'asked', bytes}});
    announce(`A run loads ${kilobytes(bytes)} KB. Press again to run.`);
  };

  return {
    run(place) {
      const {editing, isForeign, progress} = now();
      if (isUnderWay(now())) return;
      // A reader sees the code of a link before it runs.
      if (isForeign && editing?.place !== place) {
        change({editing: {place, file: editing?.file ?? pathOf(program)}});
        return;
      }
      const isAsking = isSparing() && progress.at === 'idle';
      void (isAsking ? askFirst(place) : start(place));
    },
    stop() {
      endTurn(program);
    },
    leave(place) {
      if (now().editing?.place === place) change({editing: undefined});
      if (now().ranFrom !== place) return;
      endTurn(program);
      void running.then(() => {
        const isLast = now().ranFrom === place;
        if (isLast) change({progress: {at: 'idle'}, prints: [], ranFrom: undefined});
      });
    },
    async ask(method, params) {
      if (!hasTurn(program)) throw new Error('Another program has run since. Run this one again.');
      return runner.ask(method, params);
    },
  };
}

function ranOf({edits, isForeign}: Session): Session['ran'] {
  if (isForeign) return 'link';
  return Object.keys(edits).length > 0 ? 'edits' : 'page';
}

/** The place in the open editor of what kept a text from its start: it is one to change. */
function problemToShow(session: Session): Session['editing'] {
  const {progress, editing} = session;
  const isRefused = progress.at === 'ended' && progress.outcome.end === 'not-started';
  const problem = isRefused && problemOf(session);
  if (!problem || !editing) return undefined;
  const {file, line, column} = problem;
  return {...editing, file, goTo: {line, column}};
}

/** What a run of a program loads; nothing where that is not known. */
async function bytesOf(program: string, runner: Runner): Promise<number | undefined> {
  try {
    return (await runner.programOf(program)).bytes;
  } catch {
    return undefined;
  }
}
