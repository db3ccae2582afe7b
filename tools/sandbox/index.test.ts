import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../../sandbox/root';

const COMMAND = ['--import', 'tsx', path.join(root, 'tools/sandbox/index.ts'), '--port', '0'];

type Started = {child: ChildProcess; url: string; output: () => string};

/** Starts a program that prints the sandbox's table, and waits until it has. */
async function start(program: readonly string[]): Promise<Started> {
  const child = spawn(process.execPath, program, {cwd: root, stdio: ['ignore', 'pipe', 'pipe']});
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (text += String(chunk)));
  }
  const readUrl = () => /Chain 1 at (\S+)\. /.exec(text)?.[1];
  await expect.poll(readUrl, {timeout: 20_000}).toBeTruthy();
  return {child, url: readUrl() ?? '', output: () => text};
}

const answers = (url: string) =>
  fetch(url, {method: 'POST', body: '{}'}).then(
    () => true,
    () => false,
  );

async function expectGone(url: string): Promise<void> {
  await expect.poll(() => answers(url), {timeout: 5_000}).toBe(false);
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'stops in order at %s',
  async (signal) => {
    const {child, url, output} = await start(COMMAND);
    expect(await answers(url)).toBe(true);
    child.kill(signal);
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
    expect(output()).toMatch(/Sandbox stopped\.\n$/);
    await expectGone(url);
  },
  30_000,
);

test('leaves no chain behind when it is killed', async () => {
  const {child, url} = await start(COMMAND);
  child.kill('SIGKILL');
  await expectGone(url);
});

test('stops when the program that started it is killed', async () => {
  const parent = `require('node:child_process').spawn(process.execPath, ${JSON.stringify(COMMAND)}, {stdio: 'inherit'})`;
  const {child, url} = await start(['-e', parent]);
  expect(await answers(url)).toBe(true);
  child.kill('SIGKILL');
  await expectGone(url);
});

test('names the form of the command when a flag is wrong', async () => {
  const child = spawn(process.execPath, [...COMMAND.slice(0, 3), '--port', 'many'], {cwd: root});
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(errors).toContain('expected a port from 0 to 65535, got "many"\nnpm run sandbox');
});
