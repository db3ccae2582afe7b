import {expect, test, vi} from 'vitest';
import {executeExamples} from './executeExamples';
import type {Run} from './runCommand';
import type {Task} from './runProgram';

const examples = {
  'home/pool.cjs': 'console.log(1)',
  'home/pool.output.txt': '1\n',
  'v3/swap.ts': "import {client} from './support/client';",
  'v3/swap.output.txt': 'gas 100\nout 2\n',
  'v3/support/client.ts': 'process.env.RPC_URL',
  'v3/swap.test.ts': '',
};
const printedBy: Record<string, Run> = {
  'examples/home/pool.cjs': {printed: '1\n'},
  'examples/v3/swap.ts': {printed: 'gas 100\nout 2\n'},
};

function execution(changes: Partial<Parameters<typeof executeExamples>[0]> = {}) {
  const stop = vi.fn();
  const start = vi.fn(async () => ({url: 'http://127.0.0.1:1234', stop}));
  const run = vi.fn(async ({file}: Task) => printedBy[file] ?? {printed: ''});
  return {examples, start, stop, run, ...changes};
}

test('runs every program, and only those that read a chain get one, which is stopped', async () => {
  const {stop, ...rest} = execution();
  expect(await executeExamples(rest)).toEqual([
    {program: 'home/pool.cjs'},
    {program: 'v3/swap.ts'},
  ]);
  expect(rest.run).toHaveBeenCalledWith({file: 'examples/home/pool.cjs', chainUrl: undefined});
  expect(rest.run).toHaveBeenCalledWith({
    file: 'examples/v3/swap.ts',
    chainUrl: 'http://127.0.0.1:1234',
  });
  expect(rest.start).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('gives a test of forge a chain to fork', async () => {
  const contracts = {
    'foundry/Swap.t.sol': "import '../src/Swap.sol';",
    'foundry/Swap.t.output.txt': '[PASS]\n',
    'v3/Swap.sol': '',
  };
  const run = vi.fn(async () => ({printed: '[PASS]\n'}));
  expect(await executeExamples(execution({examples: contracts, run}))).toEqual([
    {program: 'foundry/Swap.t.sol'},
  ]);
  expect(run).toHaveBeenCalledWith({
    file: 'examples/foundry/Swap.t.sol',
    chainUrl: 'http://127.0.0.1:1234',
  });
});

test('leads to the line that a program prints differently', async () => {
  const changed = {...examples, 'v3/swap.output.txt': 'gas 100\nout 3\n'};
  const [, swap] = await executeExamples(execution({examples: changed}));
  expect(swap?.fault).toContain('examples/v3/swap.ts prints something else than was captured.');
  expect(swap?.fault).toContain('examples/v3/swap.output.txt:2\n');
  expect(swap?.fault).toContain('-out 3\n+out 2\n');
  expect(swap?.fault).toContain('npm run examples -- --update v3/swap.ts');
});

test('reports a program that fails, and stops its chain', async () => {
  const {stop, ...rest} = execution({
    run: async () => ({printed: '', failure: 'ended with exit code 1:\nno quote'}),
  });
  const results = await executeExamples({...rest, names: ['swap']});
  expect(results).toEqual([
    {program: 'v3/swap.ts', fault: 'examples/v3/swap.ts ended with exit code 1:\nno quote'},
  ]);
  expect(stop).toHaveBeenCalledTimes(1);
});

test('reports a program that prints nothing, one never captured, and output without a program', async () => {
  const odd = {
    'a/new.ts': '',
    'a/silent.ts': '',
    'a/silent.output.txt': '',
    'a/old.output.txt': '',
  };
  const run = async ({file}: Task) => ({printed: file.includes('new') ? 'x\n' : ''});
  const faults = (await executeExamples(execution({examples: odd, run}))).map(({fault}) => fault);
  expect(faults).toEqual([
    'examples/a/new.ts has no captured output: run "npm run examples -- --update a/new.ts"',
    expect.stringContaining('examples/a/old.output.txt has no program beside it'),
    expect.stringContaining('examples/a/silent.ts printed nothing'),
  ]);
});

test('reports each program that got no chain, and runs the others', async () => {
  const start = () => Promise.reject(new Error('no anvil found; install it'));
  expect(await executeExamples(execution({start}))).toEqual([
    {program: 'home/pool.cjs'},
    {
      program: 'v3/swap.ts',
      fault: 'examples/v3/swap.ts was not run: no anvil found; install it',
    },
  ]);
});

test('captures again, but never what a failed program printed', async () => {
  const capture = vi.fn();
  const run = async ({file}: Task) =>
    file.endsWith('.cjs')
      ? {printed: 'new\n'}
      : {printed: 'half', failure: 'ended with exit code 1'};
  const results = await executeExamples(execution({capture, run}));
  expect(capture.mock.calls).toEqual([['examples/home/pool.output.txt', 'new\n']]);
  expect(results.filter(({fault}) => fault)).toHaveLength(1);
});

test('never runs more than two at a time', async () => {
  let [running, most] = [0, 0];
  const many = Object.fromEntries(Array.from({length: 6}, (_, index) => [`a/p${index}.ts`, '']));
  const run = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return {printed: 'x'};
  };
  await executeExamples(execution({examples: many, run}));
  expect(most).toBe(2);
});

test('names the programs there are when none matches', async () => {
  await expect(executeExamples(execution({names: ['swop']}))).rejects.toThrow(
    'no program matches swop; there are: home/pool.cjs, v3/swap.ts',
  );
});
