import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {siteDirectory} from '../../testing/built';
import {findBrowser} from '../../testing/findBrowser';
import {serveStatic} from '../../testing/server';
import {medianOf} from './medianOf';
import {openSlowLine, type Line} from './slowLine';

const ROUNDS = 5;

type Site = {name: string; url: string};

/** Milliseconds that a reader waits for something on the site at an address. */
export type Measure = (browser: Browser, url: string) => Promise<number>;

type Comparison = {
  title: string;
  measures: Readonly<Record<string, Measure>>;
  /** The line between browser and site; that of this machine unless told. */
  line?: Line;
};

/**
 * Prints the median of each measure, in milliseconds. `--before DIRECTORY` measures another build
 * beside this one, in turns, and prints the ratio.
 */
export async function compareBuilds({title, measures, line}: Comparison): Promise<void> {
  const {values} = parseArgs({options: {before: {type: 'string'}}});
  const builds = [...(values.before ? [['before', values.before]] : []), ['now', siteDirectory]];
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const sites: Site[] = [];
  const ends: (() => void)[] = [];
  for (const [name = '', directory = ''] of builds) {
    const {server, url} = await serveStatic(directory);
    // It would end connections whose answers are still on a slow line.
    server.keepAliveTimeout = 0;
    const slow = line && (await openSlowLine(url, line));
    sites.push({name, url: slow?.url ?? url});
    ends.push(
      () => slow?.close(),
      () => server.close(),
    );
    // The server compresses each file when it is first asked for.
    for (const measure of Object.values(measures)) await measure(browser, url);
  }
  const table: Record<string, Record<string, number | string>> = {};
  for (const [name, measure] of Object.entries(measures))
    table[name] = await compare(browser, sites, measure);
  console.log(`${title}, milliseconds, median of ${ROUNDS}`);
  console.table(table);
  await browser.close();
  ends.forEach((end) => end());
}

/** The sites take turns, so that a busy moment of the machine meets all. */
async function compare(
  browser: Browser,
  sites: readonly Site[],
  measure: Measure,
): Promise<Record<string, number | string>> {
  const times = new Map<string, number[]>(sites.map(({name}) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const {name, url} of sites) times.get(name)?.push(await measure(browser, url));
  const medians = [...times].map(([name, of]) => [name, Math.round(medianOf(of))] as const);
  const [[, before], [, now] = [, 0]] = medians as [[string, number], [string, number]?];
  return {
    ...Object.fromEntries(medians),
    ...(now && {ratio: (now / before).toFixed(2)}),
    spread: [...times.values()]
      .map((of) => `${Math.round(Math.min(...of))}–${Math.round(Math.max(...of))}`)
      .join(', '),
  };
}
