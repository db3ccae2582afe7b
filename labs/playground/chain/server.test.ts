import {expect, test} from 'vitest';
import type {Answer, Call, ChainReport} from './messages';
import {keccak} from './hex';
import {savedWith} from './savedChain.fixture';
import {ChainServer} from './server';

const CONTRACT = `0x${'c0'.repeat(20)}`;
/** Returns the number 42. */
const CODE = '0x602a60005260206000f3';
const HASH = keccak(Uint8Array.from(Buffer.from(CODE.slice(2), 'hex')));

const saved = savedWith(
  {[CONTRACT]: {nonce: 1, balance: '0x5', codeHash: HASH}},
  {[HASH]: 'answers'},
);
const start = {
  type: 'start',
  state: JSON.stringify(saved),
  historyUrl: '/history.json',
  codeUrls: {answers: '/answers.json'},
} as const;

/** A server whose site has one group of code; what it loaded and reported, and a port to ask on. */
function create() {
  const loaded: string[] = [];
  const reports: ChainReport[] = [];
  const server = new ChainServer({
    report: (report) => reports.push(report),
    load: async (url) => {
      loaded.push(url);
      if (url !== '/answers.json') throw new Error(`nothing at ${url}`);
      return {[HASH]: CODE};
    },
  });
  const connect = (isOfRun = true): MessagePort => {
    const {port1, port2} = new MessageChannel();
    server.receive({type: 'connect', port: port2, isOfRun});
    return port1;
  };
  const ask = (call: Omit<Call, 'id'>) => {
    const port = connect(false);
    return new Promise<Answer>((resolve) => {
      port.onmessage = ({data}: MessageEvent<Answer>) => {
        resolve(data);
        port.close();
      };
      port.postMessage({id: 1, ...call});
    });
  };
  return {server, loaded, reports, connect, ask};
}

const call = {method: 'eth_call', params: [{to: CONTRACT}, 'latest']};
const answer = {id: 1, result: `0x${'0'.repeat(62)}2a`};

test('loads the group of a code when a call first reaches it, once', async () => {
  const {server, loaded, ask} = create();
  server.receive(start);

  expect(await ask(call)).toEqual(answer);
  server.receive({type: 'reset'});
  expect(await ask(call)).toEqual(answer);
  expect(loaded).toEqual(['/answers.json']);
});

test('loads nothing of a group that the page has sent', async () => {
  const {server, loaded, ask} = create();
  server.receive({type: 'code', text: JSON.stringify({[HASH]: CODE})});
  server.receive(start);

  expect(await ask(call)).toEqual(answer);
  expect(loaded).toEqual([]);
});

test('begins again as it was saved, and reports it', async () => {
  const {server, reports, ask} = create();
  const balance = {method: 'eth_getBalance', params: [CONTRACT, 'latest']};
  server.receive(start);
  await ask({method: 'anvil_setBalance', params: [CONTRACT, '0x9']});
  expect(await ask(balance)).toMatchObject({result: '0x9'});
  server.receive({type: 'reset'});

  expect(await ask(balance)).toMatchObject({result: '0x5'});
  expect(reports).toEqual([{type: 'ready'}, {type: 'ready'}]);
});

test('goes on after a code that could not be loaded', async () => {
  const {server, ask} = create();
  const state = JSON.stringify({...saved, groups: {[HASH]: 'lost'}});
  server.receive({...start, state, codeUrls: {lost: '/lost.json'}});

  expect(await ask(call)).toMatchObject({error: {message: 'Error: nothing at /lost.json'}});
  server.receive({type: 'code', text: JSON.stringify({[HASH]: CODE})});
  expect(await ask(call)).toEqual(answer);
});

test('refuses more blocks than a tab can mine, in a sentence', async () => {
  const {server, ask} = create();
  server.receive(start);

  expect(await ask({method: 'anvil_mine', params: ['0xffffff']})).toEqual({
    id: 1,
    error: {
      code: -32602,
      message: 'this tab mines at most 1000 blocks at once, and 16777215 were asked for',
    },
  });
});

test('answers what it does not have with the code of JSON-RPC', async () => {
  const {server, ask} = create();
  server.receive(start);

  expect(await ask({method: 'eth_subscribe'})).toEqual({
    id: 1,
    error: {code: -32601, message: 'Method not found'},
  });
});

test.each(['{"accounts": {}}', 'no JSON'])('reports that it cannot read %s', async (state) => {
  const {server, reports} = create();
  server.receive({...start, state});
  await expect.poll(() => reports).toEqual([{type: 'failed', message: expect.any(String)}]);
});

test('hears nothing of the ports of a run before', async () => {
  const {server, connect, ask} = create();
  server.receive(start);
  const port = connect();
  const params = [CONTRACT, '0x7'];
  await ask({method: 'anvil_setBalance', params});
  server.receive({type: 'reset'});
  port.postMessage({id: 1, method: 'anvil_setBalance', params});
  const balance = {method: 'eth_getBalance', params: [CONTRACT, 'latest']};
  expect(await ask(balance)).toMatchObject({result: '0x5'});
  port.close();
});

test('drops what a run asked when it is left, and keeps what it did', async () => {
  const {server, reports, connect, ask} = create();
  server.receive(start);
  const height = async () => ((await ask({method: 'eth_blockNumber'})) as {result: string}).result;
  const before = await height();
  const port = connect();
  for (let id = 0; id < 100; id++) port.postMessage({id, method: 'evm_mine'});
  await expect.poll(height).not.toBe(before);
  server.receive({type: 'leave'});

  const left = await height();
  expect(left).not.toBe(before);
  expect(await height()).toBe(left);
  expect(reports).toEqual([{type: 'ready'}, {type: 'left'}]);
  port.close();
});

test('goes on after a message that is no call', async () => {
  const {server, connect, ask} = create();
  server.receive(start);
  const port = connect();
  port.postMessage(null);
  expect(await ask(call)).toEqual(answer);
  port.close();
});
