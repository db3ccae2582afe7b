import {afterEach, expect, test, vi} from 'vitest';
import {loadCompiler} from './loadCompiler';

afterEach(() => vi.unstubAllGlobals());

const files = {
  glue: {file: 'glue.js', bytes: 100},
  wasm: {file: 'solc.wasm', bytes: 500, unpackedBytes: 10},
};
const parts = [Uint8Array.of(0, 1, 2, 3, 4), Uint8Array.of(5, 6, 7, 8, 9)];

function serve(wasm: readonly Uint8Array[], status = 200) {
  const bodies: Record<string, BodyInit> = {
    '/docs/glue.js': 'glue',
    '/docs/solc.wasm': new Blob([...wasm] as BlobPart[]),
  };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(bodies[address], {status})),
  );
}

test('loads both parts, with progress in bytes of the network', async () => {
  serve(parts);
  const progress: [number, number][] = [];
  const onProgress = (loaded: number, total: number) => progress.push([loaded, total]);
  const {glue, wasm} = await loadCompiler(files, {baseUrl: '/docs/', onProgress});
  expect(glue).toBe('glue');
  expect([...new Uint8Array(wasm)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(progress.at(0)).toEqual([0, 600]);
  expect(progress.at(-2)?.[0]).toBe(500);
  expect(progress.at(-1)).toEqual([600, 600]);
});

test('names the status of a server that refuses', async () => {
  serve(parts, 404);
  await expect(loadCompiler(files, {baseUrl: '/docs/'})).rejects.toThrow(
    'The Solidity compiler could not be loaded: HTTP 404.',
  );
});

test.each([
  ['shorter', parts.slice(1)],
  ['longer', [...parts, ...parts]],
])('refuses a file that is %s than the site states', async (_, wasm) => {
  serve(wasm);
  await expect(loadCompiler(files, {baseUrl: '/docs/'})).rejects.toThrow(
    'the file has another length than the site states. Load the page again.',
  );
});
