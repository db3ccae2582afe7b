import type {Page} from '@playwright/test';
import {openPlayground, runIn} from '../testing/playground';
import type {PlaygroundWindow} from '../testing/playgroundPage';
import {printedInTab, programsInTab} from '../testing/programsInTab';
import {expect, test} from '../testing/test';
import {isDeep} from '../testing/tier';

/** Programs of every part of the pages: libraries, deployments, reverts, logs, history, a subgraph. */
const VARIED = [
  ...['home/firstSwap.ts', 'contracts/v3/poolAddress.ts', 'permit2/batchWitness.ts'],
  ...['reverts/permit2/allowance.ts', 'reverts/uniswapx/fill.ts', 'reverts/v3/descriptor.ts'],
  ...['sdk/core/fraction.ts', 'sdk/v3/trade.ts', 'sdk/v3/local/errors.ts', 'sdk/v4/poolId.ts'],
  ...['sdk/universal-router/browserWallet.ts', 'subgraph/v3/comparePool.ts', 'uniswapx/decay.ts'],
  ...['universal-router/commandBytes.ts', 'v1/tradeTokens.ts', 'v2/guides/findPair.ts'],
  ...['v3/flash/arbitrage.ts', 'v3/governance/licenseProposal.ts', 'v3/liquidity/collectFees.ts'],
  'api/checkSwap.ts',
];

test('runs programs of the pages in a tab with the output that the pages show', async ({page}) => {
  const programs = [...programsInTab()].filter(([program]) => isDeep || VARIED.includes(program));
  expect(programs.length).toBeGreaterThanOrEqual(isDeep ? 300 : VARIED.length);
  if (isDeep) test.setTimeout(1_800_000);
  await openPlayground(page);
  const different: string[] = [];
  for (const [program, captured] of programs) {
    const printed = await printedInTab(page, program);
    if (printed !== captured) different.push(`${program} printed:\n${printed}`);
  }
  expect(different).toEqual([]);
});

const SWAP = 'home/firstSwap.ts';
const FILE = `examples/${SWAP}`;

/** Runs the first swap with a passage changed. */
async function runEdited(page: Page, passage: string, by: string) {
  const source = await page.evaluate(
    async ([program, file]) => {
      const {runner} = window as unknown as PlaygroundWindow;
      return (await runner.sourcesOf(program)).sources[file] ?? '';
    },
    [SWAP, FILE] as const,
  );
  expect(source).toContain(passage);
  const lines = source.slice(0, source.indexOf(passage)).split('\n').length;
  const ran = await runIn(page, SWAP, {edits: {[FILE]: source.replace(passage, by)}});
  return {...ran, place: `${FILE}:${lines}`};
}

test('runs an edited swap: another amount, another quote', async ({page}) => {
  await openPlayground(page);
  const captured = programsInTab().get(SWAP);
  const comment = await runEdited(page, 'run(main);', 'run(main); // with nothing else changed');
  expect(comment.out).toBe(captured);
  const {out, err} = await runEdited(page, "parseUnits('1000',", "parseUnits('2000',");
  const quoteOf = (printed = '') => Number(/quoted +([\d.]+) WETH/.exec(printed)?.[1]);
  expect(err).toBe('');
  expect(quoteOf(out) / quoteOf(captured)).toBeCloseTo(2, 1);
});

test('shows where an edited program is wrong', async ({page}) => {
  await openPlayground(page);
  const unread = await runEdited(page, 'const slippageBps = 50n;', 'const slippageBps = ;');
  expect([unread.end, unread.message]).toEqual([
    'not-started',
    `${unread.place}: SyntaxError: Unexpected token`,
  ]);
  const twice = await runEdited(page, 'const slippageBps = 50n;', 'const router = 50n;');
  expect(twice.message).toMatch(
    `${twice.place}: SyntaxError: Identifier 'router' has already been`,
  );
  const waits = await runEdited(page, 'run(main);', 'await main();');
  expect(waits.message).toMatch(/:\d+: SyntaxError: await .* put "await" into an async function/);
  const thrown = await runEdited(page, 'run(main);', "throw new Error('stop here');");
  expect(thrown.err).toMatch(`Error: stop here\n    at ${thrown.place}\n`);
});

test('shows the revert of a minimum that is too high', async ({page}) => {
  await openPlayground(page);
  const {err, exitCode} = await runEdited(page, 'slippageBps = 50n', 'slippageBps = -1n');
  expect(exitCode).toBe(1);
  expect(err).toContain('Too little received');
});

test('takes names of a package that no program imports', async ({page}) => {
  await openPlayground(page);
  const {out, err} = await runEdited(
    page,
    'run(main);',
    "import {namehash} from 'viem/ens';\nimport {toRlp} from 'viem';\nconsole.log(namehash('a.eth'), toRlp('0x'));",
  );
  expect([out, err]).toEqual([expect.stringMatching(/^0x[\da-f]{64} 0x80\n$/), '']);
});

test('answers the page about the chain as the last run left it', async ({page}) => {
  await openPlayground(page);
  const blockNumber = () =>
    page.evaluate(() => (window as unknown as PlaygroundWindow).runner.ask('eth_blockNumber'));
  const fresh = Number(await blockNumber());
  await runIn(page, SWAP);
  expect(Number(await blockNumber())).toBe(fresh + 2);
  await runIn(page, SWAP);
  expect(Number(await blockNumber())).toBe(fresh + 2);
  const refused = page.evaluate(() =>
    (window as unknown as PlaygroundWindow).runner
      .ask('eth_nothing')
      .catch((error: Error & {code: number}) => [error.name, error.code]),
  );
  expect(await refused).toEqual(['RpcError', expect.any(Number)]);
});

test('says what did not load, and loads it with the next press', async ({page}) => {
  await openPlayground(page);
  await page.route('**/assets/run/runtime*', (route) => route.abort(), {times: 1});
  const failed = await runIn(page, SWAP);
  expect([failed.end, failed.message]).toEqual([
    'not-started',
    expect.stringMatching(/assets\/run\/runtime.*\.js did not load\. Check the connection/),
  ]);
  expect((await runIn(page, SWAP)).exitCode).toBe(0);
});

test('ends a run when a reader stops it or starts another', async ({page}) => {
  await openPlayground(page);
  const ends = await page.evaluate(async (swap) => {
    const {runner} = window as unknown as PlaygroundWindow;
    const stop = new AbortController();
    const onPrint = () => undefined;
    const stopped = runner.run(swap, {
      onPrint,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    const first = (await stopped).end;
    const [replaced, last] = await Promise.all([
      runner.run(swap, {onPrint}),
      runner.run(swap, {onPrint}),
    ]);
    return [first, replaced.end, last.end];
  }, SWAP);
  expect(ends).toEqual(['stopped', 'stopped', 'exited']);
});
