import {execFile} from 'node:child_process';
import {mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {projectsOf} from '../../../../../../pages/examples/projects/projectsOf';
import {addressOf} from '../../../../../../sandbox/addressOf';
import {type Sandbox, startSandbox} from '../../../../../../sandbox/startSandbox';
import {testClient} from '../../../../../../sandbox/testClient';

const execute = promisify(execFile);
const [project] = projectsOf('.', 'https://docs.uniswap.org', (program) =>
  program.endsWith('/migrateFromV2.ts'),
);
const RANGE = '[1_500, 2_500]';
const DAI = `{symbol: 'DAI', address: '${addressOf('DAI')}', decimals: 18}`;
let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await startSandbox({port: 0});
});
afterEach(() => sandbox.stop());

/** The guide's project as a reader has it who changed one constant. */
function projectWith([before, after]: [before: string, after: string]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migration-'));
  for (const [name, text] of Object.entries(project?.files ?? {})) {
    if (name === 'helpers.ts') expect(text).toContain(before);
    writeFileSync(path.join(folder, name), text.replace(before, after));
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  return folder;
}

/** Provides liquidity to the pair, then migrates it on a chain that does not say it is the sandbox. */
async function migrateElsewhere(folder: string): Promise<{printed: string; sent: number}> {
  const client = testClient(sandbox);
  const sentSoFar = () => client.getTransactionCount({address: client.account.address});
  await runNode(folder, '--eval', "void require('./helpers.ts').provideToV2()");
  await client.setCode({address: addressOf('TAX'), bytecode: '0x'});
  const before = await sentSoFar();
  const printed = await runNode(folder, 'migrateFromV2.ts');
  return {printed, sent: (await sentSoFar()) - before};
}

/** Runs this in Node.js as the sandbox's first account; gives all that it prints. */
async function runNode(folder: string, ...words: string[]): Promise<string> {
  const privateKey = sandbox.contents.accounts[0]?.privateKey;
  const env = {...process.env, RPC_URL: sandbox.url, PRIVATE_KEY: privateKey};
  const options = {cwd: folder, env};
  const run = execute(process.execPath, ['--import', 'tsx', ...words], options);
  const {stdout, stderr} = await run.catch((failed: {stdout: string; stderr: string}) => failed);
  return stdout + stderr;
}

test('migrates all of it by one transaction on a chain of the reader’s own', async () => {
  const {printed, sent} = await migrateElsewhere(projectWith([RANGE, '[1_000, 4_000]']));
  expect(printed).toContain('by permit\n  from v2   9999.999999 USDC + 4.99');
  expect(printed).toContain('nothing stays in V3Migrator');
  expect(printed).not.toContain('by approval');
  expect(sent).toBe(1);
});

test('sends nothing if the price is outside the range, and names both', async () => {
  const {printed, sent} = await migrateElsewhere(projectWith([RANGE, '[800, 1_200]']));
  expect(printed).toMatch(
    /Error: the price, 2000 USDC for 1 WETH, is outside the range, 801\.166 to 1197\.57/,
  );
  expect(sent).toBe(0);
});

test('migrates another pair with another constant', async () => {
  const {printed} = await migrateElsewhere(projectWith(["tokenOf('USDC')", DAI]));
  expect(printed).toMatch(/in v3 {5}[\d.]+ DAI \+ 3\.9\d+ WETH/);
  expect(printed).toContain('nothing stays in V3Migrator');
});
