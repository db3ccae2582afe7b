import type {CompilerFiles, PublishedFile} from '../protocol';
import type {CompileOptions} from './compiler';

type Options = Pick<CompileOptions, 'onProgress' | 'signal'> & {baseUrl: string};

/** Fetches both parts of a compiler; throws a sentence where the network or the server fails. */
export async function loadCompiler(
  {glue, wasm}: CompilerFiles,
  {baseUrl, onProgress, signal}: Options,
): Promise<{glue: string; wasm: ArrayBuffer}> {
  const total = glue.bytes + wasm.bytes;
  const responseOf = async ({file}: PublishedFile) => {
    const response = await fetch(baseUrl + file, {signal});
    if (response.ok) return response;
    throw new Error(`The Solidity compiler could not be loaded: HTTP ${response.status}.`);
  };
  // A response is counted unpacked; the reader is shown what the network carries.
  const report = (unpacked: number) =>
    onProgress?.(Math.round((wasm.bytes * unpacked) / wasm.unpackedBytes), total);

  report(0);
  const [script, bytes] = await Promise.all([
    responseOf(glue).then((response) => response.text()),
    responseOf(wasm).then((response) => bytesOf(response, wasm.unpackedBytes, report)),
  ]);
  onProgress?.(total, total);
  return {glue: script, wasm: bytes};
}

/** The bytes of a response of known length, counted as they come. */
async function bytesOf(
  {body}: Response,
  length: number,
  onCount: (count: number) => void,
): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  const reader = body?.getReader();
  let count = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    if (count + part.value.length > length) throw new Error(OTHER_FILE);
    bytes.set(part.value, count);
    count += part.value.length;
    onCount(count);
  }
  if (count < length) throw new Error(OTHER_FILE);
  return bytes.buffer;
}

const OTHER_FILE =
  'The Solidity compiler could not be loaded: the file has another length than the site states. Load the page again.';
