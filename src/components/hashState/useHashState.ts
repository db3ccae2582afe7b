import {useEffect, useState} from 'react';

/** How an address's hash holds a state. */
export type HashForm<State> = {
  /** Before a reader changed anything. */
  initial: State;
  /** What a hash holds; `undefined` where it speaks of something else. */
  stateOf: (hash: string) => State | undefined;
  /** The hash that holds a state; empty where there is nothing to hold, or too much. */
  hashOf: (state: State) => string;
};

type Change<State> = (next: State, how?: 'in place' | 'as a new entry') => void;

/** State that the address's hash keeps, so that a link, a reload and the way back restore it. */
export function useHashState<State>(
  {initial, stateOf, hashOf}: HashForm<State>,
  isReady: boolean,
): [State, Change<State>] {
  const [state, setState] = useState(
    () => (isReady ? stateOf(window.location.hash) : undefined) ?? initial,
  );

  useEffect(() => {
    const follow = () => {
      setState((shown) => stateOf(window.location.hash) ?? shown);
    };
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
    };
  }, [stateOf]);

  return [
    state,
    (next, how = 'in place') => {
      setState(next);
      keep(hashOf(next), how);
    },
  ];
}

/** Writes the hash beside the framework's router, which would render the whole page for each key. */
function keep(hash: string, how: 'in place' | 'as a new entry'): void {
  const {pathname, search} = window.location;
  const address = `${pathname}${search}${hash}`;
  try {
    if (how === 'in place') window.history.replaceState(window.history.state, '', address);
    else window.history.pushState(null, '', address);
  } catch {
    // A browser that allows few changes in a row keeps the last address; the state is still shown.
  }
}
