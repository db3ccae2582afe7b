import {expect, test} from 'vitest';
import {readArguments} from './readArguments';

const read = (line: string, environment = {}) =>
  readArguments(line.split(' ').filter(Boolean), {environment});

test('serves mainnet on port 8545 unless told', () => {
  expect(read('')).toEqual({action: 'serve', chain: 'mainnet', port: 8545});
  expect(read('--port 0 --chain=base')).toEqual({action: 'serve', chain: 'base', port: 0});
});

test('takes the chain of CHAIN where --chain is absent', () => {
  expect(read('', {CHAIN: '42161'})).toMatchObject({chain: '42161'});
  expect(read('--chain base', {CHAIN: 'arbitrum'})).toMatchObject({chain: 'base'});
  expect(read('run -- npm test', {CHAIN: 'base'})).toMatchObject({chain: 'base'});
});

test('leaves the flags of a command to the command', () => {
  expect(read('run --chain base -- tsx --help quote.ts --port 1')).toEqual({
    action: 'run',
    chain: 'base',
    command: ['tsx', '--help', 'quote.ts', '--port', '1'],
  });
});

test.each([
  ['--prot 1', 'expected --port or --chain with a value, got "--prot"'],
  ['--port', 'expected --port or --chain with a value, got "--port"'],
  ['--port many', 'expected a port from 0 to 65535, got "many"'],
  ['start', 'expected no "start"'],
  ['run', 'expected a command after "run --"'],
  ['run --port 1 -- npm test', 'expected --chain with a value, got "--port"'],
])('refuses "%s", and shows the forms', (line, sentence) => {
  expect(() => read(line)).toThrow(`${sentence}\ndocs-sandbox [--port 8545]`);
});

test('shows the forms when asked', () => {
  expect(read('--help')).toEqual({action: 'help'});
});
