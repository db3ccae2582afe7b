import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {chromium, type Page} from '@playwright/test';
import {siteDirectory} from '../../testing/built';
import {findBrowser} from '../../testing/findBrowser';
import {inventory} from '../../testing/inventory';
import {serveStatic} from '../../testing/server';
import {medianOf} from '../bench/medianOf';
import {measurePage, type Measured} from './measurePage';

const WIDTHS = [360, 768, 1280] as const;
const REPORT = '.cache/eye.json';
const LONG_PAGE = 20_000;

type Row = Measured & {address: string; width: number};

const {values: options} = parseArgs({
  options: {
    /** A style sheet that is tried on the built pages. */
    styles: {type: 'string'},
    /** The start of the addresses to measure. */
    under: {type: 'string', default: '/'},
  },
});

/** Counts what a reader of the built site cannot see well, at three widths; each page stands in the report. */
async function main(): Promise<void> {
  const {server, url} = await serveStatic(siteDirectory);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage({reducedMotion: 'reduce'});
  // The runner marks named functions by it; in the page there is none.
  await page.addInitScript('globalThis.__name = (named) => named');
  const rows: Row[] = [];
  for (const {path} of inventory.filter((route) => route.path.startsWith(options.under)))
    rows.push(...(await measure(page, url, path)));
  await browser.close();
  server.close();

  console.table(Object.fromEntries(WIDTHS.map((width) => [width, countsAt(width, rows)])));
  writeFileSync(REPORT, `${JSON.stringify(rows, null, 1)}\n`);
  console.log(`The pages stand in ${REPORT}.`);
}

async function measure(page: Page, url: string, address: string): Promise<Row[]> {
  await page.goto(url + address);
  // A key starts the scripts, which give names to what scrolls.
  await page.keyboard.press('Shift');
  await page.waitForSelector('html[data-has-hydrated="true"]', {timeout: 60_000});
  if (options.styles) await page.addStyleTag({content: readFileSync(options.styles, 'utf8')});
  const rows: Row[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800});
    // What watches sizes is called after a frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    rows.push({address, width, ...(await page.evaluate(measurePage))});
  }
  return rows;
}

function countsAt(width: number, all: readonly Row[]) {
  const rows = all.filter((row) => row.width === width);
  const sum = (count: (row: Row) => number) => rows.reduce((total, row) => total + count(row), 0);
  const median = (tops: readonly (number | undefined)[]) =>
    medianOf(tops.filter((top) => top !== undefined));
  return {
    'tables cut': sum(({cutTables}) => cutTables.length),
    'on pages': rows.filter(({cutTables}) => cutTables.length > 0).length,
    'breadcrumbs on two lines': sum(({areCrumbsBroken}) => Number(areCrumbsBroken)),
    'title at': median(rows.map(({titleTop}) => titleTop)),
    'first paragraph at': median(rows.map(({textTop}) => textTop)),
    'stops without a name': sum(({namelessStops}) => namelessStops),
    'stops that scroll nowhere': sum(({idleStops}) => idleStops),
    'figure texts below 11 px': sum(({smallFigureTexts}) => smallFigureTexts),
    'lines over 80 characters': sum(({longLines}) => longLines.length),
    [`pages over ${LONG_PAGE} px`]: rows.filter(({height}) => height > LONG_PAGE).length,
  };
}

void main();
