import type {ChainMessage} from '../chain/messages';
import type {SiteFiles} from '../protocol';
import {startChainWorker} from './chainWorker';
import type {Files} from './files';
import {loadOnce} from './loadOnce';
import type {Progress} from './progress';

type Start = {site: SiteFiles; progress: Progress};

/** A chain at work in its worker. */
export type Chain = {
  ready: Promise<void>;
  /** Whether it does in time what it is told: one at work for a run hears nothing. */
  answers: (type: 'reset' | 'leave') => Promise<boolean>;
  /** A port that asks it. */
  connect: (isOfRun: boolean) => MessagePort;
  /** Loads groups of code, and sends those that it has not got. */
  addCodes: (groups: readonly string[], progress: Progress) => Promise<void>;
  end: () => void;
};

const PATIENCE_MS = 1_000;

/** Starts a chain in a worker of the site. */
export function startChain(files: Files, {site, progress}: Start): Chain {
  const {send, hear, end} = startChainWorker(files.url(site.engine.file));
  const isReady = progress.add(site.engine, hear('ready'));
  const text = loadOnce(files, site.state, progress);
  text.then(
    (state) => send(startMessage(files, site, state)),
    () => undefined,
  );
  const sent = new Set<string>();
  return {
    ready: Promise.all([text, isReady]).then(() => undefined),
    answers: (type) => {
      const isHeard = hear(type === 'reset' ? 'ready' : 'left').then(() => true);
      send({type});
      return Promise.race([isHeard, after(PATIENCE_MS)]).catch(() => false);
    },
    connect: (isOfRun) => {
      const {port1, port2} = new MessageChannel();
      send({type: 'connect', port: port2, isOfRun}, [port2]);
      return port1;
    },
    addCodes: async (groups, onProgress) => {
      const missing = groups.filter((group) => !sent.has(group));
      await Promise.all(
        missing.map(async (group) => {
          const file = site.codes[group];
          if (!file) return;
          sent.add(group);
          try {
            send({type: 'code', text: await loadOnce(files, file, onProgress)});
          } catch (cause) {
            sent.delete(group);
            throw cause;
          }
        }),
      );
    },
    end,
  };
}

const startMessage = (files: Files, site: SiteFiles, state: string): ChainMessage => ({
  ...{type: 'start', state, historyUrl: files.url(site.history.file)},
  codeUrls: Object.fromEntries(
    Object.entries(site.codes).map(([group, {file}]) => [group, files.url(file)]),
  ),
});

const after = (ms: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), ms));
