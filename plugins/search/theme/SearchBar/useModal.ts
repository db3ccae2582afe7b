import {useCallback, useState} from 'react';
import {preload} from 'react-dom';
import {warmSearch} from '../../client/warmSearch';
import {MODAL} from '../SearchStyles';

/** Loads what opening shows; a load that failed is tried again with the next call. */
function loadModal() {
  MODAL.forEach((href) => {
    preload(href, {as: 'style'});
  });
  return import('./Modal');
}
type Modal = Awaited<ReturnType<typeof loadModal>>['default'];

/** Loads what opening shows, and what answers, before a reader opens it. */
function warm(): void {
  warmSearch();
  // A failed load is repeated, and reported, when the reader opens it.
  loadModal().catch(() => undefined);
}

// A reader asked for it before these scripts came (`plugins/speed/onDemand`).
if ('isSearchAsked' in globalThis) loadModal().catch(() => undefined);

type State =
  | {kind: 'closed'}
  /** `from` had the focus before. */
  | {kind: 'open'; query: string; from: Element | null}
  | {kind: 'failed'};

type Opening = {
  state: State;
  /** What is shown while the state is open, once it has loaded. */
  Modal: Modal | undefined;
  /** Opens it with a query, or changes the query of the open one. */
  open: (query?: string) => void;
  close: () => void;
  warm: () => void;
};

/** The modal, which is loaded no sooner than a reader reaches for it. */
export function useModal(): Opening {
  const [state, setState] = useState<State>({kind: 'closed'});
  const [Modal, setModal] = useState<Modal>();

  const open = useCallback((query = '') => {
    warmSearch();
    const from = document.activeElement;
    setState((now) => ({kind: 'open', query, from: now.kind === 'open' ? now.from : from}));
    loadModal().then(
      (loaded) => {
        setModal(() => loaded.default);
      },
      (error: unknown) => {
        console.warn('The search could not be loaded.', error);
        setState((now) => (now.kind === 'open' ? {kind: 'failed'} : now));
      },
    );
  }, []);
  const close = useCallback(() => {
    setState({kind: 'closed'});
  }, []);

  return {state, Modal, open, close, warm};
}
