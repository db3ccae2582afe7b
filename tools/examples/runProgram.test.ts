import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {runProgram} from './runProgram';

const folder = mkdtempSync(path.join(tmpdir(), 'program-'));

function program(text: string): string {
  const file = path.join(folder, 'program.cjs');
  writeFileSync(file, text);
  return file;
}

test('gives a program its chain, and what it printed back', async () => {
  const file = program('console.log(process.env.RPC_URL, process.env.TZ)');
  expect(await runProgram({file, chainUrl: 'http://127.0.0.1:1'})).toEqual({
    printed: 'http://127.0.0.1:1 UTC\n',
  });
  expect(await runProgram({file})).toEqual({printed: 'undefined UTC\n'});
});

test('keeps the secrets of the environment from a program', async () => {
  vi.stubEnv('NPM_TOKEN', 'hunter2');
  const file = program('console.log(process.env.NPM_TOKEN, typeof process.env.PATH)');
  expect(await runProgram({file})).toEqual({printed: 'undefined string\n'});
});

test('says how a program failed and what it complained of', async () => {
  const {failure} = await runProgram({file: program("throw new Error('no quote')")});
  expect(failure).toContain('ended with exit code 1:');
  expect(failure).toContain('no quote');
});

test('ends a program that hangs, with what it started', async () => {
  const file = program(
    "require('node:child_process').spawn('sleep', ['60'], {stdio: 'inherit'}); console.log('before');",
  );
  expect(await runProgram({file, timeoutMs: 500})).toEqual({
    printed: 'before\n',
    failure: 'was still running after 0.5 s; close what it opened, or wait for less',
  });
});

test('ends a program that prints without end', async () => {
  const file = program("for (;;) require('node:fs').writeSync(1, 'x'.repeat(100_000));");
  const {failure} = await runProgram({file});
  expect(failure).toBe('printed more than 10 MB');
});
