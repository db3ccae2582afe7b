import {useSyncExternalStore} from 'react';
import {searchWith} from './choice';
import type {Field} from './readRows';

/** Tells the other tables of the page that the address has another choice. */
const CHOSEN = 'deployments-chosen';

/** The search part of the address, which holds what the tables of a page are narrowed to. */
export function useChoice(): [search: string, choose: (field: Field, value: string) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return [search, choose];
}

function subscribe(onChange: () => void): () => void {
  const controller = new AbortController();
  for (const type of ['popstate', CHOSEN]) {
    window.addEventListener(type, onChange, {signal: controller.signal});
  }
  return () => {
    controller.abort();
  };
}

function choose(field: Field, value: string): void {
  const {pathname, search, hash} = window.location;
  const address = `${pathname}${searchWith(search, field, value)}${hash}`;
  window.history.replaceState(window.history.state, '', address);
  window.dispatchEvent(new Event(CHOSEN));
}
