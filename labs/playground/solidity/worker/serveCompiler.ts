import type {FromCompiler, ToCompiler} from './messages';

/** The script that Emscripten wrote, as a function: it starts the WebAssembly and returns its functions. */
export type StartSoljson = (options: {
  wasmBinary: ArrayBuffer;
  print: () => void;
  printErr: () => void;
}) => Soljson;

type Soljson = {
  cwrap: (
    name: string,
    returns: 'string' | null,
    takes: readonly ('string' | 'number')[],
  ) => (...values: readonly unknown[]) => unknown;
};

/** Answers what comes over the port: starts the compiler, and compiles. */
export function serveCompiler(startSoljson: StartSoljson, port: MessagePort): void {
  let compile: (input: string) => string;

  const answer = (message: ToCompiler): FromCompiler => {
    if (message.type === 'compile') return {type: 'compiled', output: compile(message.input)};
    compile = bindCompiler(
      startSoljson({wasmBinary: message.wasm, print: nothing, printErr: nothing}),
    );
    return {type: 'started'};
  };
  port.onmessage = ({data}: MessageEvent<ToCompiler>) => {
    try {
      port.postMessage(answer(data));
    } catch (cause) {
      port.postMessage({type: 'failed', message: String(cause)} satisfies FromCompiler);
    }
  };
}

function bindCompiler({cwrap}: Soljson): (input: string) => string {
  const compile = cwrap('solidity_compile', 'string', ['string', 'number', 'number']);
  const reset = cwrap('solidity_reset', null, []);
  return (input) => {
    // Without a function that reads imports: all sources are part of the input.
    const output = String(compile(input, 0, 0));
    reset();
    return output;
  };
}

const nothing = () => undefined;
