import {afterEach, expect, test, vi} from 'vitest';
import {createAsker} from './createAsker';
import {createFiles} from './files';
import {createProgress} from './progress';

afterEach(() => vi.unstubAllGlobals());

test('fetches a file once, and again only after a failure', async () => {
  const fetched = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('', {status: 503}))
    .mockImplementation(async () => new Response('{"a":1}'));
  vi.stubGlobal('fetch', fetched);
  const files = createFiles('/docs/');
  await expect(files.json('run/site.json')).rejects.toThrow(
    '/docs/run/site.json did not load. Check the connection, and run it again.',
  );
  await expect(files.json('run/site.json')).rejects.toThrow('the server answered 503');
  expect(files.isLoaded('run/site.json')).toBe(false);
  expect(await files.json('run/site.json')).toEqual({a: 1});
  await files.text('run/site.json');
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(fetched).toHaveBeenLastCalledWith('/docs/run/site.json');
});

test('takes what a press has fetched, and fetches what did not come', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('later'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('ahead', {'/a': Promise.resolve('ahead'), '/b': Promise.resolve(undefined)});
  const files = createFiles('/');
  expect(await Promise.all(['a', 'b', 'c'].map(files.text))).toEqual(['ahead', 'later', 'later']);
  expect(fetched.mock.calls).toEqual([['/b'], ['/c']]);
});

test('reports what is loaded of all that a run waits for', async () => {
  const sentences: string[] = [];
  const progress = createProgress((sentence) => sentences.push(sentence));
  let loadFirst: (text: string) => void = () => {};
  const all = [
    progress.add(
      {file: 'a', bytes: 60_000},
      new Promise<string>((resolve) => (loadFirst = resolve)),
    ),
    progress.add({file: 'b', bytes: 120_400}, Promise.resolve('b')),
  ];
  await vi.waitFor(() => expect(sentences.at(-1)).toBe('Loading 120 of 180 KB'));
  loadFirst('a');
  expect(await Promise.all(all)).toEqual(['a', 'b']);
  expect(sentences[0]).toBe('Loading 0 of 180 KB');
  await vi.waitFor(() => expect(sentences.at(-1)).toBe('Loading 180 of 180 KB'));
});

test('asks the chain, and refuses what it will not answer any more', async () => {
  const {port1, port2} = new MessageChannel();
  port2.onmessage = ({data: {id, method}}) => {
    if (method === 'eth_chainId') port2.postMessage({id, result: '0x1'});
    if (method === 'eth_call')
      port2.postMessage({id, error: {code: 3, message: 'execution reverted', data: '0x'}});
  };
  const asker = createAsker(port1);
  expect(await asker.ask('eth_chainId')).toBe('0x1');
  await expect(asker.ask('eth_call')).rejects.toMatchObject({
    ...{name: 'RpcError', code: 3, message: 'execution reverted', data: '0x'},
  });
  const waits = asker.ask('eth_sendTransaction');
  asker.end();
  await expect(waits).rejects.toThrow('The chain was restarted for another run.');
  port2.close();
});
