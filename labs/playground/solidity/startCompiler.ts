import type {FromCompiler, ToCompiler} from './worker/messages';

/** Starts the script of a compiler where it can reach nothing; returns the port to it. */
export type OpenWorker = (
  glue: string,
  onFailure: (message: string) => void,
) => {port: MessagePort; close: () => void};

/** A compiler in its worker. */
export type RunningCompiler = {
  compile: (input: string) => Promise<string>;
  /** Ends the worker; what is under way rejects with the reason. */
  end: (reason: Error) => void;
};

type Waiting = {resolve: (answer: FromCompiler) => void; reject: (reason: Error) => void};

/** Starts a compiler in a worker; `isReady` resolves once it can compile. */
export function startCompiler(
  {glue, wasm}: {glue: string; wasm: ArrayBuffer},
  openWorker: OpenWorker,
): RunningCompiler & {isReady: Promise<unknown>} {
  let waiting: Waiting | undefined;
  const fail = (reason: Error) => waiting?.reject(reason);
  const {port, close} = openWorker(glue, (message) => fail(failure(message)));
  port.onmessage = ({data}: MessageEvent<FromCompiler>) =>
    data.type === 'failed' ? fail(failure(data.message)) : waiting?.resolve(data);

  const ask = (message: ToCompiler, transfer: Transferable[] = []) =>
    new Promise<FromCompiler>((resolve, reject) => {
      waiting = {resolve, reject};
      port.postMessage(message, transfer);
    });

  return {
    isReady: ask({type: 'start', wasm}, [wasm]),
    compile: async (input) => {
      const answer = await ask({type: 'compile', input});
      return answer.type === 'compiled' ? answer.output : '';
    },
    end: (reason) => {
      close();
      fail(reason);
    },
  };
}

const failure = (message: string) => new Error(`The Solidity compiler failed: ${message}`);
