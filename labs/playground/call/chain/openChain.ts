import {RUN, type ChainMessage, type ChainReport, type SiteFiles} from '../../protocol';
import type {Ask} from './ask';
import {portAsk} from './portAsk';

/** A chain that runs in this tab. */
export type Chain = {
  ask: Ask;
  /** Puts it back to its first state. */
  reset: () => Promise<void>;
};

/** Starts the chain of the site in a worker; rejects where a file does not load or the chain does not start. */
export async function openChain(
  base: string,
  onProgress: (sentence: string) => void,
): Promise<Chain> {
  const site = (await (await load(`${base}${RUN}site.json`)).json()) as SiteFiles;
  const kilobytes = Math.ceil((site.engine.bytes + site.state.bytes) / 1_000);
  onProgress(`Loading the chain, ${kilobytes} KB …`);
  const worker = new Worker(`${base}${site.engine.file}`, {type: 'module'});
  try {
    const state = await (await load(`${base}${site.state.file}`)).text();
    await reported(worker, {
      type: 'start',
      state,
      historyUrl: `${base}${site.history.file}`,
      codeUrls: Object.fromEntries(
        Object.entries(site.codes).map(([group, {file}]) => [group, `${base}${file}`]),
      ),
    });
  } catch (cause) {
    worker.terminate();
    throw cause;
  }
  const {port1, port2} = new MessageChannel();
  worker.postMessage({type: 'connect', port: port2} satisfies ChainMessage, [port2]);
  return {ask: portAsk(port1), reset: () => reported(worker, {type: 'reset'})};
}

async function load(file: string): Promise<Response> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} was not loaded: ${response.status}`);
  return response;
}

/** Sends what the worker reports on, and waits for its report. */
const reported = (worker: Worker, message: ChainMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    const onMessage = ({data}: MessageEvent<ChainReport>) => {
      worker.removeEventListener('message', onMessage);
      if (data.type === 'ready') resolve();
      else reject(new Error(data.message));
    };
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', reject, {once: true});
    worker.postMessage(message);
  });
