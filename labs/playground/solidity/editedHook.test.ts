import {afterAll, expect, test, vi} from 'vitest';
import {compile} from '../../../sandbox/compile';
import {startSandbox} from '../../../sandbox/startSandbox';
import {isDeep} from '../../../testing/tier';
import {COMPILED, type CompiledFiles, type ProgramFile} from '../protocol';
import {contractFile} from './build/contractFile';
import {compileEdits} from './compileEdits';
import {nodeCompiler} from './nodeCompiler.fixture';

const compiler = nodeCompiler();
afterAll(compiler.end);

const file = 'examples/v4/hooks/SwapCounter.sol';

/** As the build publishes it: with the contracts that the unedited program deploys. */
async function programOfHook(): Promise<ProgramFile> {
  const code = JSON.stringify({[file]: await compile(file)});
  return {
    entry: 'examples/v4/hooks/firstHook.ts',
    usesChain: true,
    usesHistory: false,
    codes: [],
    packages: [],
    modules: {[COMPILED]: {code, imports: {}}},
    bytes: 0,
    sourceBytes: 0,
  };
}

// In `npm test` a browser does the same (`tests/playgroundCompiler.spec.ts`).
test.runIf(isDeep)('compiles an edited hook, mines its address and runs it', async () => {
  const contract = contractFile(process.cwd(), file);
  const edits = {[file]: (contract.sources[file] ?? '').replace('++;', ' += 10;')};
  const {program} = await compileEdits(await programOfHook(), {
    edits,
    compiler,
    contractFileOf: () => Promise.resolve(contract),
  });
  const compiled = JSON.parse(program?.modules[COMPILED]?.code ?? '') as CompiledFiles;

  const sandbox = await startSandbox({port: 0});
  const lines: string[] = [];
  const errors: string[] = [];
  vi.resetModules();
  vi.stubEnv('RPC_URL', sandbox.url);
  vi.doMock('data:compiled', () => ({default: compiled}));
  vi.doMock('../../../sandbox/compile', () => import('./runtime/compile'));
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
  try {
    await import('../../../examples/v4/hooks/firstHook');
    const isOver = () => errors.length > 0 || lines.at(-1)?.includes('swapped back');
    await vi.waitUntil(isOver, {timeout: 300_000});
  } finally {
    vi.doUnmock('../../../sandbox/compile');
    vi.resetModules();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await sandbox.stop();
  }
  expect(errors).toEqual([]);
  expect(lines.at(-1)).toBe('200 USDC swapped back: 20 swaps');
  // Other code has another address; `afterSwap` alone is bit 6 of the lowest 14.
  const hook = BigInt(lines[0]?.split(/ +/)[1] ?? 0);
  expect(hook & 0x3fffn).toBe(1n << 6n);
  expect(hook).not.toBe(0x0e67036002b3c3d55d41093c028cb1cf32124040n);
});
