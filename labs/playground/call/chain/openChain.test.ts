import {afterEach, expect, test, vi} from 'vitest';
import type {Answer, Call, ChainMessage, ChainReport} from '../../protocol';
import {openChain} from './openChain';

const SITE = {
  engine: {file: 'assets/run/engine.1.js', bytes: 60_000},
  state: {file: 'assets/run/state.1.json', bytes: 20_500},
  history: {file: 'assets/run/history.1.json', bytes: 1},
  codes: {core: {file: 'assets/run/core.1.json', bytes: 1}},
};

/** Answers as the worker of the chain does, and keeps what it was sent. */
class ChainWorker extends EventTarget {
  static sent: ChainMessage[] = [];
  static report: ChainReport = {type: 'ready'};

  constructor(readonly address: string) {
    super();
  }

  postMessage(message: ChainMessage): void {
    ChainWorker.sent.push(message);
    if (message.type === 'connect') answer(message.port);
    else this.dispatchEvent(new MessageEvent('message', {data: ChainWorker.report}));
  }

  terminate(): void {
    ChainWorker.sent = [];
  }
}

function answer(port: MessagePort): void {
  port.onmessage = ({data: {id, method}}: MessageEvent<Call>) => {
    const error = {code: 3, message: 'execution reverted', data: '0x12'};
    port.postMessage(
      (method === 'eth_chainId' ? {id, result: '0x1'} : {id, error}) satisfies Answer,
    );
    if (method === 'close') port.close();
  };
}

function serve(isThere = true): void {
  ChainWorker.sent = [];
  vi.stubGlobal('Worker', ChainWorker);
  vi.stubGlobal('fetch', (file: string) =>
    Promise.resolve(
      isThere
        ? new Response(file.endsWith('site.json') ? JSON.stringify(SITE) : 'the state')
        : new Response('', {status: 404}),
    ),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('starts the chain with its state and the places of its code, and says how much that loads', async () => {
  serve();
  const sentences: string[] = [];
  const chain = await openChain('/docs/', (sentence) => sentences.push(sentence));
  expect(sentences).toEqual(['Loading the chain, 81 KB …']);
  expect(ChainWorker.sent[0]).toEqual({
    type: 'start',
    state: 'the state',
    historyUrl: '/docs/assets/run/history.1.json',
    codeUrls: {core: '/docs/assets/run/core.1.json'},
  });
  expect(await chain.ask('eth_chainId')).toBe('0x1');
  await expect(chain.ask('eth_call')).rejects.toEqual({
    code: 3,
    message: 'execution reverted',
    data: '0x12',
  });
  await chain.reset();
  expect(ChainWorker.sent.at(-1)).toEqual({type: 'reset'});
  await chain.ask('close').catch(() => undefined);
});

test('rejects where a file is not there, and where the chain does not start', async () => {
  serve(false);
  await expect(openChain('/', () => undefined)).rejects.toThrow(
    '/run/site.json was not loaded: 404',
  );
  serve();
  ChainWorker.report = {type: 'failed', message: 'no state'};
  await expect(openChain('/', () => undefined)).rejects.toThrow('no state');
});
