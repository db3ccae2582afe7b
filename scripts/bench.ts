import {mkdirSync, writeFileSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {siteDirectory} from '../tests/support/built';
import {serveStatic} from '../tests/support/server';
import {PARTS, sum, weigh, type Part} from '../tests/support/weigh';
import {measuredPage} from '../tests/support/measuredPage';
import {blockingTime} from './blockingTime';
import {findBrowser} from './findBrowser';

const PAGES = [
  {name: 'home', path: '/'},
  {name: 'concept', path: '/concepts/protocol/fees'},
  {name: 'landing', path: '/contracts/v3/overview'},
  {name: 'reference', path: '/contracts/v3/reference/core/UniswapV3Pool'},
  {name: 'article', path: '/blog/intro-to-gas-optimization'},
];
const REPORT = '.cache/bench.json';
const PHONE = {width: 360, height: 800};
const RUNS = 5;
/** Where Lighthouse finds the browser that Playwright starts. */
const DEBUGGING_PORT = 9344;

type Weight = Record<Part | 'page', string>;
type Time = {tasks: number; scripts: number};
type Scores = Record<string, number | null>;
type Blocking = {without: number; measured: number; ratio: string};

/** Prints what pages of the built site weigh and cost a phone, and keeps it as JSON. */
async function main(): Promise<void> {
  const {server, url} = await serveStatic(siteDirectory);
  // Nobody listens there: before the first interaction nothing is sent.
  const measured = await serveStatic(siteDirectory, 0, measuredPage('http://127.0.0.1:9/'));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      `--remote-debugging-port=${DEBUGGING_PORT}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const weights: Record<string, Weight> = {};
  const times: Record<string, Time> = {};
  const blocking: Record<string, Blocking> = {};
  const scores: Record<string, Scores> = {};
  for (const {name, path} of PAGES) {
    weights[name] = await weight(browser, `${url}${path}`);
    times[name] = await mainThreadTime(browser, `${url}${path}`);
    blocking[name] = await compareBlocking(browser, url + path, measured.url + path);
    scores[name] = await lighthouseScores(`${url}${path}`);
  }
  await browser.close();
  server.close();
  measured.server.close();

  console.log('\nKB as brotli at first load on a phone, without interaction');
  console.table(weights);
  console.log(`\nMilliseconds of the main thread until the network is silent, median of ${RUNS}`);
  console.table(times);
  console.log(
    `\nBlocking time in ms before the first interaction, slowed fourfold, median of ${RUNS}: not measured, measured, ratio`,
  );
  console.table(blocking);
  console.log('\nLighthouse, mobile');
  console.table(scores);
  mkdirSync('.cache', {recursive: true});
  writeFileSync(REPORT, `${JSON.stringify({weights, times, blocking, scores}, null, 2)}\n`);
}

async function weight(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage({viewport: PHONE});
  const resources = await weigh(page, url);
  await page.close();
  const kilobytes = (isCounted: (part: Part) => boolean) =>
    (sum(resources.filter(({part}) => isCounted(part))) / 1024).toFixed(1);
  const parts = PARTS.map((part) => [part, kilobytes((other) => other === part)]);
  return {...Object.fromEntries(parts), page: kilobytes((part) => part !== 'prefetched')} as Weight;
}

async function mainThreadTime(browser: Browser, url: string): Promise<Time> {
  const runs: Time[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage({viewport: PHONE});
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await page.goto(url, {waitUntil: 'networkidle'});
    const {metrics} = await session.send('Performance.getMetrics');
    const milliseconds = (name: string) =>
      Math.round((metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000);
    runs.push({tasks: milliseconds('TaskDuration'), scripts: milliseconds('ScriptDuration')});
    await page.close();
  }
  const median = (part: keyof Time) => medianOf(runs.map((run) => run[part]));
  return {tasks: median('tasks'), scripts: median('scripts')};
}

/** The runs take turns, so that a busy moment of the machine meets both. */
async function compareBlocking(browser: Browser, url: string, other: string): Promise<Blocking> {
  const runs = {without: [] as number[], measured: [] as number[]};
  for (let run = 0; run < RUNS; run++) {
    runs.without.push(await blockingTime(browser, url));
    runs.measured.push(await blockingTime(browser, other));
  }
  const [without, measured] = [medianOf(runs.without), medianOf(runs.measured)];
  return {without, measured, ratio: (measured / Math.max(without, 1)).toFixed(2)};
}

const medianOf = (numbers: number[]): number =>
  numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;

async function lighthouseScores(url: string): Promise<Scores> {
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    logLevel: 'error',
  });
  return Object.fromEntries(
    Object.values(result?.lhr.categories ?? {}).map(({id, score}) => [
      id,
      score === null ? null : Math.round(score * 100),
    ]),
  );
}

void main();
