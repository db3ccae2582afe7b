import {runInNewContext} from 'node:vm';

/** The parts of a `soljson.js`: the script that Emscripten wrote, and the WebAssembly inside of it. */
export type Soljson = {script: string; wasm: Uint8Array};

const URI = 'wasmBinaryFile="data:application/octet-stream;base64,';
const ASSIGNMENT = 'Module["wasmBinary"] = ';
const SCRIPT = '\nvar Module = typeof Module';

/**
 * Takes the WebAssembly out of a compiler's `soljson.js`, where it stands as text: compressed for
 * the network, the text is half as large again. Older releases hold a data URI, newer ones a packed
 * text with the function that unpacks it. Throws where a release holds it in another way.
 */
export function splitSoljson(soljson: string): Soljson {
  const parts = soljson.includes(URI) ? splitUri(soljson) : splitAssignment(soljson);
  if (!Buffer.from(parts.wasm.subarray(0, 4)).equals(MAGIC))
    return fail('no WebAssembly was there');
  if (parts.script.length > LONGEST_SCRIPT) return fail('more than that was left');
  return parts;
}

/** The first bytes of WebAssembly. */
const MAGIC = Buffer.from('\0asm');

/** Characters of a script without WebAssembly; those of today have 71,000 at most. */
const LONGEST_SCRIPT = 200_000;

function splitUri(soljson: string): Soljson {
  const start = soljson.indexOf(URI) + URI.length;
  const end = soljson.indexOf('"', start);
  return {
    script: soljson.slice(0, start) + soljson.slice(end),
    wasm: Buffer.from(soljson.slice(start, end), 'base64'),
  };
}

function splitAssignment(soljson: string): Soljson {
  const start = soljson.indexOf(ASSIGNMENT);
  const end = soljson.indexOf(SCRIPT, start);
  if (start < 0 || end < 0) return fail('neither of the two known forms was found');
  const packed = soljson.slice(start + ASSIGNMENT.length, end);
  const {buffer, byteOffset, byteLength} = runInNewContext(packed, {}) as Uint8Array;
  return {
    script: soljson.slice(0, start) + soljson.slice(end),
    wasm: new Uint8Array(buffer, byteOffset, byteLength),
  };
}

function fail(reason: string): never {
  throw new Error(
    `soljson.js was expected to hold WebAssembly as a data URI or as a packed text, but ${reason}; see how the new release starts, and teach labs/playground/solidity/build/splitSoljson.ts its form`,
  );
}
