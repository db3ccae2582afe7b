import {useEffect, useState} from 'react';
import {hashOf, stateOf, type HashState} from './hashOf';

type Change<State> = (next: State, how?: 'in place' | 'as a new entry') => void;

/** State that the address's hash keeps, so that a link, a reload and the way back restore it. */
export function useHashState<State>(
  form: HashState<State>,
  isReady: boolean,
): [State, Change<State>] {
  const [state, setState] = useState(
    () => (isReady ? stateOf(form, window.location.hash) : undefined) ?? form.empty,
  );

  useEffect(() => {
    const follow = () => {
      setState((current) => stateOf(form, window.location.hash) ?? current);
    };
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
    };
  }, [form]);

  return [
    state,
    (next, how = 'in place') => {
      setState(next);
      writeHash(hashOf(form, next), how);
    },
  ];
}

/** Writes the hash beside the framework's router, which would render the whole page for each key. */
function writeHash(hash: string, how: 'in place' | 'as a new entry'): void {
  const {pathname, search} = window.location;
  const address = `${pathname}${search}${hash}`;
  try {
    if (how === 'in place') window.history.replaceState(window.history.state, '', address);
    else window.history.pushState(null, '', address);
  } catch {
    // A browser that allows few changes in a row keeps the last address; the state is still shown.
  }
}
