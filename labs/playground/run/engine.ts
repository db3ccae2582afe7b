import type {SiteFiles} from '../protocol';
import {createAsker, type Asker} from './createAsker';
import type {Files} from './files';
import type {Progress} from './progress';
import {startChain, type Chain} from './startChain';

/** The chain of the tab, in a worker of the site. */
export type Engine = {
  /** Resolves when there is a chain, as the last run left it; rejects where that chain had to be ended. */
  started: (site: SiteFiles, progress: Progress) => Promise<void>;
  /** Resolves when the chain is as it begins. It is made again if a program or a question has used it. */
  fresh: (site: SiteFiles, progress: Progress) => Promise<void>;
  /** Loads groups of code, which the chain else fetches when a call needs them. */
  addCodes: (groups: readonly string[], progress: Progress) => Promise<void>;
  /** A port that asks the chain for a run. */
  connect: () => MessagePort;
  /** Closes that port, and drops what it asked. A chain that is still at work for it is soon ended. */
  leave: () => void;
  ask: Asker['ask'];
  end: () => void;
};

/** Starts the chain at the first use, and replaces it where it does not answer. */
export function createEngine(files: Files): Engine {
  let chain: Chain | undefined;
  let asker: Asker | undefined;
  let isUsed = false;
  /** Whether what the last run did went with its chain. */
  let isLost = false;
  /** Of the chain that is there. */
  let ready = Promise.resolve();
  /** Settles when a run has left the chain, or its chain was ended. */
  let left: Promise<void> | undefined;

  const forgetAnswers = () => {
    // What is asked but not answered belongs to the chain that goes.
    asker?.end();
    asker = undefined;
    isUsed = false;
  };
  const end = () => {
    chain?.end();
    chain = undefined;
    isLost = false;
    forgetAnswers();
  };
  const replace = async (site: SiteFiles, progress: Progress): Promise<void> => {
    end();
    const started = startChain(files, {site, progress});
    chain = started;
    try {
      await started.ready;
    } catch (cause) {
      if (chain === started) end();
      throw cause;
    }
  };
  /** The same worker with a new chain, or another worker where this one does not answer. */
  const again = async (used: Chain, site: SiteFiles, progress: Progress): Promise<void> => {
    forgetAnswers();
    if (!(await used.answers('reset'))) await replace(site, progress);
  };
  const leave = async (used: Chain): Promise<void> => {
    const isHeard = await used.answers('leave');
    if (isHeard || chain !== used) return;
    end();
    isLost = true;
  };
  const connect = (isOfRun: boolean): MessagePort => {
    if (!chain) throw new Error('The chain has not started.');
    isUsed = true;
    return chain.connect(isOfRun);
  };
  const onceLeft = async <Result>(act: () => Result): Promise<Awaited<Result>> => {
    if (left) await left;
    return await act();
  };

  return {
    started: (site, progress) =>
      onceLeft(() => {
        if (isLost) throw new Error(LOST);
        if (!chain) ready = replace(site, progress);
        return ready;
      }),
    fresh: (site, progress) =>
      onceLeft(() => {
        if (!chain) ready = replace(site, progress);
        else if (isUsed) ready = again(chain, site, progress);
        return ready;
      }),
    addCodes: (groups, progress) => onceLeft(() => chain?.addCodes(groups, progress)),
    ask: (method, params) => {
      asker ??= createAsker(connect(false));
      return asker.ask(method, params);
    },
    connect: () => connect(true),
    leave: () => {
      if (chain) left = leave(chain).finally(() => (left = undefined));
    },
    end,
  };
}

const LOST = 'The program kept the chain busy, so both were ended. Run the program again.';
