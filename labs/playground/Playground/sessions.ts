import {useSyncExternalStore} from 'react';
import type {Session} from './session/session';

const sessions = new Map<string, Session>();
const listeners = new Set<() => void>();

/** The session of a program, once a reader has opened one; drawn again with each of its changes. */
export const useSession = (program: string): Session | undefined =>
  useSyncExternalStore(
    subscribe,
    () => sessions.get(program),
    () => undefined,
  );

/** Keeps a session in the place of an earlier state of it, for as long as the page lives. */
function keepSession(session: Session): void {
  sessions.set(session.program, session);
  for (const listener of listeners) listener();
}

/** Loads what runs and edits programs, and opens the session of one. */
export async function openSession(program: string): Promise<Session> {
  const {openPlayground} = await import(
    /* webpackChunkName: "playground" */ './session/openPlayground'
  );
  return sessions.get(program) ?? openPlayground(program, keepSession);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
