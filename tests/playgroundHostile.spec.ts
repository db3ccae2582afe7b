import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {hostilePrograms} from '../testing/hostilePrograms';
import {chain} from '../testing/hostilePrograms/chain.fixture';
import type {HostileProgram} from '../testing/hostilePrograms/hostileProgram';
import {openPlayground, runIn, serveProgram} from '../testing/playground';
import type {PlaygroundWindow} from '../testing/playgroundPage';
import {expect, test} from '../testing/test';
import {isDeep} from '../testing/tier';

test('tries at least 40 hostile programs', () => {
  expect(Object.values(hostilePrograms).flat().length).toBeGreaterThanOrEqual(40);
});

/** A quarter of them in `npm test`: of each group the first, and every fourth after it. */
const isTried = (_: HostileProgram, at: number) => isDeep || at % 4 === 0;

for (const [promise, all] of Object.entries(hostilePrograms)) {
  const programs = all.filter(isTried);
  test(`hostile programs ${promise}`, async ({page}) => {
    const bad = await countRequests();
    await openPlayground(page);
    await page.evaluate(() => localStorage.setItem('secret', 'kept'));
    await serveProgram(page, {
      name: 'hostile/next.ts',
      code: NEXT,
      usesChain: promise.includes('chain'),
    });
    for (const [at, program] of programs.entries()) {
      const name = `hostile/${at}.ts`;
      const code = program.code.replaceAll('HOST_OF_BAD', bad.host).replaceAll('BAD', bad.url);
      await serveProgram(page, {...program, name, code});
      const {
        end,
        out,
        message = '',
      } = await runIn(page, name, {
        limitMs: program.limitMs,
        ...(program.isEdit && {edits: {[`examples/${name}`]: code}}),
      });
      expect(program.end, `${program.name}: ${end}`).toContain(end);
      expect(out.length, program.name).toBeLessThanOrEqual(1_000_000);
      if (program.out) expect(out, program.name).toMatch(program.out);
      if (program.message) expect(message, program.name).toMatch(program.message);
      await expectNextRun(page, program.name);
    }
    expect(bad.requests, 'requests that reached a server').toEqual([]);
    expect(await page.evaluate(() => document.title)).toBe('Playground');
    await bad.close();
  });
}

/** Prints what an earlier program could have left: names of its own, a changed language, a balance. */
const NEXT = `
  console.log(typeof hacked, [1, 2].map(String).join(), Object.keys(globalThis).includes('secret'));
  const body = JSON.stringify({id: 1, method: 'eth_getBalance', params: ['0x000000000000000000000000000000000000dEaD', 'latest']});
  fetch('http://127.0.0.1:8545', {method: 'POST', body}).then(async (answer) => console.log(await answer.text()), () => console.log('no chain'));
`;

/** The page answers after a hostile program, and its next run finds nothing of it. */
async function expectNextRun(page: Page, after: string): Promise<void> {
  const {out, end, message} = await runIn(page, 'hostile/next.ts', {limitMs: 20_000});
  expect([end, message], `the run after ${after}`).toEqual(['exited', undefined]);
  expect(out, `the run after ${after}`).toMatch(
    /^undefined 1,2 false\n(no chain|\{"jsonrpc":"2\.0","id":1,"result":"0x0"\})\n$/,
  );
}

test('the chain answers the page after a program that kept it busy', async ({page}) => {
  await openPlayground(page);
  const [busy] = chain;
  await serveProgram(page, {...busy, name: 'hostile/busy.ts', code: busy?.code ?? ''});
  await runIn(page, 'hostile/busy.ts', {limitMs: 300});
  await serveProgram(page, {name: 'hostile/next.ts', code: NEXT, usesChain: true});
  await expectNextRun(page, 'requests without end');
  const block = await page.evaluate(() =>
    (window as unknown as PlaygroundWindow).runner.ask('eth_chainId'),
  );
  expect(block).toBe('0x1');
});

/** A server that any request would reach. */
async function countRequests() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/javascript');
    response.end('export default 1');
  });
  server.on('upgrade', (request) => requests.push(`upgrade ${request.url}`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return {requests, host, url: `http://${host}`, close};
}
