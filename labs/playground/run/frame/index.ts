import type {FrameMessage, ProgramReport} from '../../protocol';
import {PRINTED_TOO_MUCH} from '../limits';
import {readReport} from '../readReport';

/** Characters that pass a frame, each message counted with its cost: the runtime ends a program at half of it. */
const MOST_PASSED = 2_000_000;
const MESSAGE_COST = 100;

/**
 * Runs the script that the page sends, in a worker, once; reports go to the first port, the second is
 * the chain's. In a frame without a sandbox, which another site could open, it runs nothing: its
 * worker would have the origin of the site.
 */
function onMessage({data, ports, source}: MessageEvent<FrameMessage>): void {
  const [page, ...rest] = ports;
  if (source !== parent || !page || self.origin !== 'null') return;
  removeEventListener('message', onMessage);
  try {
    startWorker(data.script, page).postMessage(null, rest);
  } catch (cause) {
    page.postMessage({type: 'failed', message: `No worker can be started: ${String(cause)}`});
  }
}

function startWorker(script: string, page: MessagePort): Worker {
  const url = URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));
  const worker = new Worker(url);
  let left = MOST_PASSED;
  const end = (report: ProgramReport) => {
    worker.onmessage = null;
    worker.onerror = null;
    worker.terminate();
    URL.revokeObjectURL(url);
    page.postMessage(report);
  };
  worker.onmessage = ({data}: MessageEvent<unknown>) => {
    const report = readReport(data);
    left -= MESSAGE_COST + (report?.type === 'print' ? report.text.length : 0);
    if (left < 0) return end({type: 'failed', message: PRINTED_TOO_MUCH});
    if (report?.type === 'ended' || report?.type === 'failed') end(report);
    else if (report) page.postMessage(report);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    const message = String(event.message || 'The script cannot be started.').slice(0, 2_000);
    end({type: 'failed', message, line: event.lineno});
  };
  return worker;
}

addEventListener('message', onMessage);
