import {expect, test} from 'vitest';
import {COMPILED, type CompiledFile, type ContractFile, type ProgramFile} from '../protocol';
import {compileEdits} from './compileEdits';
import type {Compilation, CompileOptions} from './compiler';

const compiled = (bytecode: `0x${string}`): CompiledFile => ({
  compiler: {module: 'solc', version: '0.8.30', commit: '', evmVersion: 'cancun', optimizerRuns: 1},
  contracts: {Hook: {abi: [], bytecode}},
  warnings: [],
});
const program: ProgramFile = {
  entry: 'examples/hook.ts',
  usesChain: true,
  usesHistory: false,
  codes: [],
  packages: [],
  modules: {
    'examples/hook.ts': {code: '', imports: {}},
    [COMPILED]: {
      code: JSON.stringify({'Hook.sol': compiled('0x01'), 'Router.sol': compiled('0x02')}),
      imports: {},
    },
  },
  bytes: 0,
  sourceBytes: 0,
};
const contractFileOf = (file: string): Promise<ContractFile> =>
  Promise.resolve({
    file,
    version: '0.8.30',
    remappings: [],
    sources: {[file]: '', ...(file === 'Hook.sol' ? {'Base.sol': ''} : {})},
  });

function answering(compilation: Compilation) {
  const asked: CompileOptions[] = [];
  const compile = (options: CompileOptions) => {
    asked.push(options);
    return Promise.resolve(compilation);
  };
  return {asked, compiler: {compile, end: () => undefined}};
}

test('compiles the contract whose import was edited, and no other', async () => {
  const {asked, compiler} = answering({errors: [], compiled: compiled('0x03')});
  const edits = {'Base.sol': '// edited'};
  const {program: edited} = await compileEdits(program, {edits, compiler, contractFileOf});
  expect(asked.map(({file}) => file.file)).toEqual(['Hook.sol']);
  expect(JSON.parse(edited?.modules[COMPILED]?.code ?? '')).toEqual({
    'Hook.sol': compiled('0x03'),
    'Router.sol': compiled('0x02'),
  });
});

test('leaves a program alone whose contracts are not edited', async () => {
  const {asked, compiler} = answering({errors: []});
  const edits = {'examples/hook.ts': '// edited'};
  const {program: edited} = await compileEdits(program, {edits, compiler, contractFileOf});
  expect(edited).toBe(program);
  expect(asked).toEqual([]);
});

test('has no program to run where the compiler refuses an edit', async () => {
  const place = {line: 1, column: 1, start: 0, end: 1};
  const error = {severity: 'error' as const, message: 'ParserError', file: 'Hook.sol', ...place};
  const {compiler} = answering({errors: [error]});
  const edits = {'Hook.sol': 'contract'};
  expect(await compileEdits(program, {edits, compiler, contractFileOf})).toEqual({
    errors: [error],
  });
});
