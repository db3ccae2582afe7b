/** To the worker of a compiler, over its port: first the WebAssembly, then inputs, one at a time. */
export type ToCompiler = {type: 'start'; wasm: ArrayBuffer} | {type: 'compile'; input: string};

/** From it, one for each: `started`, or what the compiler returned. */
export type FromCompiler =
  {type: 'started'} | {type: 'compiled'; output: string} | {type: 'failed'; message: string};
