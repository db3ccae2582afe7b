import type {Runner} from '../../run/runner';
import {editActions} from './editActions';
import {runActions} from './runActions';
import type {Opened, Session} from './session';

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
  const change = (changes: Partial<Session>): void => {
    session = {...session, ...changes};
    keep(session);
  };
  const opened: Opened = {program, runner, now: () => session, change};
  const act = {...runActions(opened, baseUrl), ...editActions(opened, loadEditor)};
  session = {program, progress: {at: 'idle'}, prints: [], edits: {}, isForeign: false, act, views};
  keep(session);
  return session;
}
