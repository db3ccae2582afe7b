import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {expect, test} from 'vitest';
import {writeBuiltSite} from './builtSite.fixture';
import {serveHttp} from './http/serveHttp';
import {readPublished} from './readPublished';
import {folderSource} from './source/folderSource';

test('answers over stdio after whatever it was sent', async () => {
  const directory = await writeBuiltSite();
  const server = spawn('node_modules/.bin/tsx', ['tools/mcp/index.ts', '--folder', directory], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const answers = createInterface({input: server.stdout})[Symbol.asyncIterator]();
  const send = (line: string) => server.stdin.write(`${line}\n`);
  for (const line of garbage(200)) send(line);
  for (const [id, input] of strangeInputs().entries()) {
    send(JSON.stringify({jsonrpc: '2.0', id: 1000 + id, method: 'tools/call', params: input}));
  }
  send(JSON.stringify({jsonrpc: '2.0', id: 'last', method: 'ping'}));

  let last: unknown;
  while (last !== 'last') {
    const {value, done} = await answers.next();
    expect(done, 'the server ended').not.toBe(true);
    last = (JSON.parse(String(value)) as {id?: unknown}).id;
  }
  expect(server.exitCode).toBeNull();
  server.kill();
});

test('answers over HTTP after whatever it was sent', async () => {
  const source = folderSource(await writeBuiltSite());
  const {address, close} = await serveHttp(readPublished(source), {port: 0});
  const statusOf = async (body: string) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    return (await fetch(address, {method: 'POST', headers, body})).status;
  };
  const message = (params: string) =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  for (const body of [...garbage(50), nested]) expect(await statusOf(body)).toBeLessThan(500);
  for (const input of strangeInputs()) {
    expect(await statusOf(message(JSON.stringify(input)))).toBeLessThan(500);
  }
  expect(await statusOf(message(`{"name":"search","arguments":${nested}}`))).toBeLessThan(500);
  expect(await statusOf('{"jsonrpc":"2.0","id":1,"method":"ping"}')).toBe(200);
  await close();
});

/** Lines that are no messages, and messages that are not the protocol's; the same in every run. */
function garbage(count: number): string[] {
  let state = 12_345;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  const shapes = ['', '{', 'null', '[]', '"', '{"jsonrpc":"2.0"}', '{"jsonrpc":"2.0","id":1}'];
  return Array.from({length: count}, (_, at) =>
    at % 3 === 0
      ? (shapes[next(shapes.length)] ?? '')
      : Array.from({length: next(400)}, () => String.fromCharCode(32 + next(60_000)))
          .join('')
          .replace(/[\r\n\u2028\u2029]/g, ' '),
  );
}

/** Calls of each tool with input that no tool expects. */
function strangeInputs(): unknown[] {
  const names = [
    'search',
    'read_page',
    'look_up_revert',
    'look_up_address',
    'list_examples',
    'read_project',
    '',
    7,
  ];
  const values: unknown[] = [
    '',
    ' ',
    '../../../etc/passwd',
    '\u0000',
    '('.repeat(500),
    1e308,
    null,
    [],
    {},
    '%',
    '0x',
    '#',
    '\\',
    '__proto__',
  ];
  return names.flatMap((name) => [
    {name},
    ...values.flatMap((value) => [
      {name, arguments: value},
      {
        name,
        arguments: {
          query: value,
          name: value,
          page: value,
          section: value,
          revert: value,
          of: value,
          chain: value,
          about: value,
        },
      },
    ]),
  ]);
}
