import type {Answer, Call} from '../../chain/messages';
import type {Work} from './work';

/** Asks the chain; resolves with its answer, which may be an error. */
export type Ask = (call: Omit<Call, 'id'>) => Promise<Answer>;

/** Requests to the chain over its port; a program does not end while one is not answered. */
export function createAsk(port: MessagePort, work: Work): Ask {
  const waiting = new Map<number, (answer: Answer) => void>();
  const send = port.postMessage.bind(port);
  let last = 0;
  port.onmessage = ({data}: MessageEvent<Answer>) => {
    const resolve = waiting.get(data.id);
    if (!resolve) return;
    waiting.delete(data.id);
    resolve(data);
    work.end();
  };
  return (call) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      try {
        send({id, ...call});
      } catch (cause) {
        reject(cause);
        return;
      }
      waiting.set(id, resolve);
      work.begin();
    });
}
