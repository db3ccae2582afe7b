import type {Answer, Call} from '../../protocol';
import type {Ask} from './ask';

/** Asks the chain behind a port; an error of its rejects as it came. */
export function portAsk(port: MessagePort): Ask {
  const waiting = new Map<
    number,
    {resolve: (result: unknown) => void; reject: (cause: unknown) => void}
  >();
  let last = 0;
  port.onmessage = ({data}: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(data.error);
    else asked?.resolve(data.result);
  };
  return (method, params = []) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, {resolve, reject});
      port.postMessage({id: last, method, params} satisfies Call);
    });
}
