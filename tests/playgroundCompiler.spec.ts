import type {Page} from '@playwright/test';
import {openPlayground, runIn} from '../testing/playground';
import type {PlaygroundWindow} from '../testing/playgroundPage';
import {contractOf, type Served, serveCompiler} from '../testing/serveCompiler';
import {expect, test as base} from '../testing/test';
import {deep} from '../testing/tier';

const test = base.extend<object, {served: Served}>({
  served: [
    async ({}, provide) => {
      const served = await serveCompiler();
      await provide(served);
      served.server.close();
    },
    {scope: 'worker'},
  ],
});

const PROGRAM = 'v4/hooks/firstHook.ts';
const COUNTER = 'examples/v4/hooks/SwapCounter.sol';
const HOOK = 'examples/v4/hooks/FeePerSwap.sol';
/** What code in the worker tries; each a statement that throws, rejects or ends where it is refused. */
const ATTEMPTS = {
  WebAssembly: 'new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))',
  eval: "eval('1')",
  Function: "new Function('return 1')()",
  fetch: "await fetch('ADDRESS')",
  XMLHttpRequest:
    "const request = new XMLHttpRequest(); request.open('GET', 'ADDRESS', false); request.send()",
  WebSocket:
    "await new Promise((opened, refused) => { const socket = new WebSocket('ADDRESS'.replace('http', 'ws')); socket.onopen = opened; socket.onerror = refused; })",
  importScripts: "importScripts('ADDRESSpage.js')",
  import: "await import('ADDRESSpage.js')",
  Worker:
    "await new Promise((started, refused) => { const worker = new Worker('ADDRESSpage.js'); worker.onmessage = started; worker.onerror = refused; })",
  indexedDB: "indexedDB.open('kept')",
  caches: "await caches.open('kept')",
};

const FLASH = 'examples/v3/flash/FlashArbitrage.sol';

/** Opens the page that compiles; returns the list of what the server is asked for. */
async function openCompiler(page: Page, {url, requests}: Served): Promise<string[]> {
  requests.length = 0;
  await page.goto(url);
  return requests;
}

/** What a contract compiles to in the page. */
async function compileIn(
  page: Page,
  file: string,
  edit: (text: string) => string = (text) => text,
) {
  const contract = contractOf(file);
  const edits = {[file]: edit(contract.sources[file] ?? '')};
  return page.evaluate(
    async ([file, edits]) => {
      const progress: [number, number][] = [];
      const {errors, compiled} = await compiler.compile({
        file,
        edits,
        onProgress: (loaded, total) => progress.push([loaded, total]),
      });
      return {errors, compiled, progress};
    },
    [contract, edits] as const,
  );
}

test('compiles hooks of v4 and contracts of v3, without a request from the frame', async ({
  page,
  served,
}) => {
  const requests = await openCompiler(page, served);
  const hook = await compileIn(page, HOOK);
  expect(hook.errors).toEqual([]);
  expect(hook.compiled?.contracts.FeePerSwap?.bytecode).toMatch(/^0x60[0-9a-f]{1000}/);
  expect(hook.progress.at(0)?.[0]).toBe(0);
  expect(hook.progress.at(-1)).toEqual([hook.progress[0]?.[1], hook.progress[0]?.[1]]);

  const flash = await compileIn(page, FLASH);
  expect(flash.compiled?.compiler.version).toBe('0.7.6');
  expect(flash.compiled?.contracts.FlashArbitrage?.bytecode).toMatch(/^0x60[0-9a-f]{1000}/);
  const versions = ['0.8.30', '0.7.6'];
  expect(requests).toEqual([
    '/',
    '/page.js',
    ...versions.flatMap((version) => [`/${version}.js`, `/${version}.wasm`, '/frame']),
  ]);
});

test(
  'compiles an edit without the network, once it is loaded',
  deep,
  async ({page, context, served}) => {
    const requests = await openCompiler(page, served);
    const built = await compileIn(page, HOOK);
    const count = requests.length;
    await context.setOffline(true);
    const edited = await compileIn(page, HOOK, (text) =>
      text.replace('BUY_FEE = 500', 'BUY_FEE = 700'),
    );
    expect(edited.compiled?.contracts.FeePerSwap?.bytecode).toBeDefined();
    expect(edited.compiled?.contracts).not.toEqual(built.compiled?.contracts);
    expect(edited.progress).toEqual([]);
    const refused = await compileIn(page, HOOK, (text) => `${text}\ncontract Unfinished`);
    expect(refused.errors).toMatchObject([{severity: 'error', file: HOOK, column: 20}]);
    expect(requests.length).toBe(count);
  },
);

test('runs a hook that a reader edited, at an address mined for its code', async ({page}) => {
  await openPlayground(page);
  const {sources} = await page.evaluate(
    (name) => (window as unknown as PlaygroundWindow).runner.sourcesOf(name),
    PROGRAM,
  );
  const counted = (sources[COUNTER] ?? '').replace('++;', ' += 10;');
  // No promise about the time: a busy machine mines for long.
  const ran = await runIn(page, PROGRAM, {edits: {[COUNTER]: counted}, limitMs: 120_000});
  expect(ran.err).toBe('');
  expect(ran.out).toMatch(/^hook {6}0x[0-9a-fA-F]{40}\n/);
  expect(ran.out).toContain('200 USDC swapped back: 20 swaps');
});

test('lets code in the frame start WebAssembly, and reach nothing', async ({page, served}) => {
  const requests = await openCompiler(page, served);
  const tries = Object.entries(ATTEMPTS).map(
    ([name, code]) =>
      `try { ${code.replaceAll('ADDRESS', served.url)}; allowed.push('${name}') } catch {}`,
  );
  const script = `onmessage = async ({ports: [port]}) => { const allowed = []; ${tries.join('\n')}; port.postMessage(allowed) }`;
  expect(await page.evaluate(runInFrame, script)).toEqual(['WebAssembly']);
  expect(requests).toEqual(['/', '/page.js', '/frame']);
});

/** Runs in the page: what the script posts to the port that it is given in the frame. */
function runInFrame(script: string): Promise<unknown> {
  const reports = new MessageChannel();
  const work = new MessageChannel();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = 'frame';
  frame.onload = () => frame.contentWindow?.postMessage({script}, '*', [reports.port2, work.port2]);
  document.body.append(frame);
  return new Promise((resolve) => {
    work.port1.onmessage = ({data}) => resolve(data);
  });
}
