import type {ChainMessage, ChainReport} from '../chain/messages';
import type {PublishedFile, SiteFiles} from '../protocol';
import {createAsker, type Asker} from './createAsker';
import type {Files} from './files';
import type {Progress} from './progress';

/** A chain at work for an earlier run hears nothing: after this time another takes its place. */
const PATIENCE_MS = 1_000;

/** The chain of the tab, in a worker of the site. */
export type Engine = {
  /** Resolves when there is a chain, as the last run left it. */
  started: (site: SiteFiles, progress: Progress) => Promise<void>;
  /** Resolves when the chain is as it begins. It is made again if a program or a question has used it. */
  fresh: (site: SiteFiles, progress: Progress) => Promise<void>;
  /** Loads groups of code, which the chain else fetches when a call needs them. */
  addCodes: (site: SiteFiles, groups: readonly string[], progress: Progress) => Promise<void>;
  /** A port that asks the chain. */
  connect: () => MessagePort;
  ask: Asker['ask'];
  end: () => void;
};

type Chain = {worker: Worker; ready: Promise<void>; asker?: Asker; codes: Set<string>};

/** Starts the chain at the first use, and replaces it where it does not answer. */
export function createEngine(files: Files): Engine {
  let chain: Chain | undefined;
  let isUsed = false;

  const start = (site: SiteFiles, progress: Progress): Chain => {
    const worker = new Worker(files.url(site.engine.file), {type: 'module'});
    const ready = progress.add(site.engine, readiness(worker));
    const text = loadOnce(files, site.state, progress);
    text.then(
      (state) => send(worker, startMessage(files, site, state)),
      () => undefined,
    );
    return {worker, ready: Promise.all([text, ready]).then(() => undefined), codes: new Set()};
  };
  const end = () => {
    chain?.worker.terminate();
    chain?.asker?.end();
    chain = undefined;
    isUsed = false;
  };
  const replace = async (site: SiteFiles, progress: Progress): Promise<void> => {
    end();
    const started = start(site, progress);
    chain = started;
    try {
      await started.ready;
    } catch (cause) {
      if (chain === started) end();
      throw cause;
    }
  };
  const connect = (): MessagePort => {
    if (!chain) throw new Error('The chain has not started.');
    const {port1, port2} = new MessageChannel();
    isUsed = true;
    send(chain.worker, {type: 'connect', port: port2}, [port2]);
    return port1;
  };

  /** The same worker with a new chain, or another worker where this one does not answer. */
  const again = async (used: Chain, site: SiteFiles, progress: Progress): Promise<void> => {
    // What is asked but not answered belongs to the chain that goes.
    used.asker?.end();
    used.asker = undefined;
    isUsed = false;
    const isReady = readiness(used.worker).then(() => true);
    send(used.worker, {type: 'reset'});
    const isHeard = await Promise.race([isReady, after(PATIENCE_MS)]).catch(() => false);
    if (!isHeard) await replace(site, progress);
  };
  /** Of the chain that is there. */
  let ready = Promise.resolve();

  return {
    started: (site, progress) => {
      if (!chain) ready = replace(site, progress);
      return ready;
    },
    fresh: (site, progress) => {
      if (!chain) ready = replace(site, progress);
      else if (isUsed) ready = again(chain, site, progress);
      return ready;
    },
    addCodes: async (site, groups, progress) => {
      const worker = chain?.worker;
      if (!chain || !worker) return;
      const {codes} = chain;
      const missing = groups.filter((group) => !codes.has(group));
      await Promise.all(
        missing.map(async (group) => {
          const file = site.codes[group];
          if (!file) return;
          codes.add(group);
          try {
            send(worker, {type: 'code', text: await loadOnce(files, file, progress)});
          } catch (cause) {
            codes.delete(group);
            throw cause;
          }
        }),
      );
    },
    ask: (method, params) => {
      if (!chain) throw new Error('The chain has not started.');
      chain.asker ??= createAsker(connect());
      return chain.asker.ask(method, params);
    },
    ...{connect, end},
  };
}

const send = (worker: Worker, message: ChainMessage, ports: Transferable[] = []): void =>
  worker.postMessage(message, ports);

const startMessage = (files: Files, site: SiteFiles, state: string): ChainMessage => ({
  ...{type: 'start', state, historyUrl: files.url(site.history.file)},
  codeUrls: Object.fromEntries(
    Object.entries(site.codes).map(([group, {file}]) => [group, files.url(file)]),
  ),
});

/** The next report of a chain's worker: that it is ready, or why it is not. */
const readiness = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({data}: MessageEvent<ChainReport>) =>
      data.type === 'ready' ? resolve() : reject(new Error(`The chain failed: ${data.message}`));
    worker.onerror = ({message}) =>
      reject(new Error(`The chain did not load${message ? `: ${message}` : ''}. Run it again.`));
  });

const after = (ms: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), ms));

/** A file's text, counted where it is not there yet. */
export const loadOnce = (files: Files, file: PublishedFile, progress: Progress): Promise<string> =>
  files.isLoaded(file.file) ? files.text(file.file) : progress.add(file, files.text(file.file));
