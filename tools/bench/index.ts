import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {chromium, type Browser} from '@playwright/test';
import {siteDirectory} from '../../testing/built';
import {withAnalytics} from '../../testing/withAnalytics';
import {serveStatic} from '../../testing/server';
import {PARTS, sum, weigh, type Part} from '../../testing/weigh';
import {blockingTime} from './blockingTime';
import {ADDED, buildSite, measureBuilds} from '../../testing/builds';
import {figuresOf, type Table} from './figuresOf';
import {clickToHeading, responseTimes} from './interactions';
import {installLighthouse, lighthouseScores, type Scores} from './lighthouse';
import {medianOf} from './medianOf';
import {writeStockSite} from '../../testing/writeStockSite';
import {fillBlock} from '../contributing/fillBlock';
import {findBrowser} from '../../testing/findBrowser';

/** Pages that are measured, and pages from whose sidebar a click leads to them. */
const PAGES = [
  {name: 'home', path: '/'},
  {
    name: 'concept',
    path: '/concepts/protocol/fees',
    from: '/concepts/protocol/integration-issues',
  },
  {
    name: 'guide',
    path: '/contracts/v3/guides/swaps/single-swaps',
    from: '/contracts/v3/guides/swaps/multihop-swaps',
  },
  {
    name: 'reference',
    path: '/contracts/v3/reference/core/UniswapV3Pool',
    from: '/contracts/v3/reference/core/UniswapV3Factory',
  },
];
const [, CONCEPT] = PAGES;
const STOCK = '.cache/bench/stock';
const REPORT = '.cache/bench.json';
const FIGURES = 'contributing/figures.md';
const PHONE = {width: 360, height: 800};
const RUNS = 5;
/** Where Lighthouse finds the browser that Playwright starts. */
const DEBUGGING_PORT = 9344;

type Site = {name: 'site' | 'stock'; url: string};

/**
 * Prints what the built site costs its readers and its builders, beside the stock theme with the
 * same pages, keeps it as JSON and, of a complete run, in the page of figures. `--pages` leaves out
 * the builds, `--builds` all else.
 */
async function main(): Promise<void> {
  const [only] = process.argv.slice(2);
  const report: Record<string, Table> = {};
  const tell = (title: string, table: Table) => {
    console.log(`\n${title}`);
    console.table(table);
    report[title] = table;
  };
  writeStockSite(siteDirectory, STOCK);
  if (only !== '--pages') tell('Builds: seconds, and the most memory in MB', builds());
  if (only !== '--builds') {
    await installLighthouse();
    await measurePages(tell);
  }
  mkdirSync('.cache', {recursive: true});
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
  if (only) return;
  const run = {date: new Date().toISOString().slice(0, 10), cores: availableParallelism()};
  const page = readFileSync(FIGURES, 'utf8');
  writeFileSync(FIGURES, fillBlock(page, 'bench', figuresOf(report, run)));
}

function builds(): Table {
  const table: Table = {};
  const perPage: number[] = [];
  for (const [name, directory] of [
    ['site', '.'],
    ['stock', STOCK],
  ] as const) {
    const {cold, warm, grown, perAddedPage} = measureBuilds(
      directory,
      `.cache/bench/${name}-grown`,
    );
    perPage.push(perAddedPage);
    table[name] = {
      cold: cold.seconds,
      'cold, MB': cold.megabytes,
      warm: warm.seconds,
      'warm, MB': warm.megabytes,
      [`cold with ${ADDED} more pages`]: grown.seconds,
      'MB of it': grown.megabytes,
      'each added page': perAddedPage.toFixed(3),
    };
  }
  table.ratio = {'each added page': ratio(perPage[0], perPage[1])};
  return table;
}

async function measurePages(tell: (title: string, table: Table) => void): Promise<void> {
  buildSite(STOCK, `${STOCK}/build`);
  const ours = await serveStatic(siteDirectory);
  const stock = await serveStatic(`${STOCK}/build`);
  // No server listens there: before the first interaction nothing is sent.
  const measured = await serveStatic(siteDirectory, 0, withAnalytics('http://127.0.0.1:9/'));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      `--remote-debugging-port=${DEBUGGING_PORT}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const sites: Site[] = [
    {name: 'site', url: ours.url},
    {name: 'stock', url: stock.url},
  ];
  const each = async (work: (url: string) => Promise<Record<string, string | number>>) => {
    const table: Table = {};
    for (const {name, path} of PAGES)
      for (const site of sites) table[`${name}, ${site.name}`] = await work(site.url + path);
    return table;
  };

  tell('KB as brotli on a phone, read only', await each((url) => weight(browser, url)));
  tell(
    'KB as brotli on a phone, touched',
    await each((url) => weight(browser, url, {isTouched: true})),
  );
  tell(
    `Milliseconds of the main thread until the network is silent, median of ${RUNS}`,
    await each((url) => mainThreadTime(browser, url)),
  );
  tell(
    `Milliseconds until an input shows, cached, slowed fourfold, median of ${RUNS}`,
    await responses(browser, sites),
  );
  tell(
    `Milliseconds from a click to the next heading, median of ${RUNS}`,
    await headings(browser, sites),
  );
  tell(
    `Blocking time of analytics in ms before the first interaction, slowed fourfold, median of ${RUNS}`,
    await blocking(browser, ours.url, measured.url),
  );
  tell('Lighthouse, simulated phone', await lighthouse(sites));
  await browser.close();
  for (const {server} of [ours, stock, measured]) server.close();
}

async function weight(
  browser: Browser,
  url: string,
  options?: {isTouched: boolean},
): Promise<Record<string, string | number>> {
  const page = await browser.newPage({viewport: PHONE});
  const resources = await weigh(page, url, options);
  await page.close();
  const own = resources.filter(({part}) => part !== 'prefetched');
  const kilobytes = (part: Part) =>
    (sum(resources.filter((one) => one.part === part)) / 1024).toFixed(1);
  return {
    ...Object.fromEntries(PARTS.map((part) => [part, kilobytes(part)])),
    page: (sum(own) / 1024).toFixed(1),
    requests: own.length,
  };
}

async function mainThreadTime(browser: Browser, url: string): Promise<Record<string, number>> {
  const runs: {tasks: number; scripts: number}[] = [];
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
  return {
    tasks: medianOf(runs.map(({tasks}) => tasks)),
    scripts: medianOf(runs.map(({scripts}) => scripts)),
  };
}

async function responses(browser: Browser, sites: readonly Site[]): Promise<Table> {
  const table: Table = {};
  for (const {name, url} of sites) {
    const runs = [];
    for (let run = 0; run < RUNS; run++)
      runs.push(await responseTimes(browser, url + CONCEPT?.path));
    table[name] = {
      first: medianOf(runs.map(({first}) => first)),
      second: medianOf(runs.map(({second}) => second)),
    };
  }
  return table;
}

/** The runs take turns, so that a busy moment of the machine meets both. */
async function headings(browser: Browser, sites: readonly Site[]): Promise<Table> {
  const table: Table = {};
  for (const {name: kind, path, from} of PAGES) {
    if (!from) continue;
    const runs: Record<Site['name'], number[]> = {site: [], stock: []};
    for (let run = 0; run < RUNS; run++)
      for (const {name, url} of sites)
        runs[name].push(await clickToHeading(browser, url + from, path));
    const [site, stock] = [medianOf(runs.site), medianOf(runs.stock)];
    table[kind] = {site: Math.round(site), stock: Math.round(stock), ratio: ratio(site, stock)};
  }
  return table;
}

async function blocking(browser: Browser, url: string, other: string): Promise<Table> {
  const table: Table = {};
  for (const {name, path} of PAGES) {
    const runs = {without: [] as number[], measured: [] as number[]};
    for (let run = 0; run < RUNS; run++) {
      runs.without.push(await blockingTime(browser, url + path));
      runs.measured.push(await blockingTime(browser, other + path));
    }
    const [without, measured] = [medianOf(runs.without), medianOf(runs.measured)];
    table[name] = {without, measured, ratio: ratio(measured, Math.max(without, 1))};
  }
  return table;
}

async function lighthouse(sites: readonly Site[]): Promise<Table> {
  const table: Record<string, Scores> = {};
  for (const {name, path} of PAGES) {
    for (const site of sites) {
      const modes = site.name === 'site' ? ['dark', 'light'] : ['light'];
      for (const mode of modes)
        table[`${name}, ${site.name}, ${mode}`] = await lighthouseScores(
          `${site.url}${path}?docusaurus-theme=${mode}`,
          DEBUGGING_PORT,
        );
    }
  }
  return table;
}

const ratio = (one = NaN, other = NaN): string => (one / other).toFixed(2);

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
