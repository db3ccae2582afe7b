import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {installPackage} from '../check/installPackages';

const COMMAND = 'packages/lighthouse/node_modules/.bin/lighthouse';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Bytes of the longest report that is read. */
const LARGEST_REPORT = 64 * 1024 * 1024;

export type Scores = Record<string, number | null>;

/** What is read of a report of Lighthouse: scores from 0 to 1. */
type Report = {
  categories: Record<string, {id: string; score: number | null}>;
  audits: Record<string, {numericValue?: number}>;
};

/** Installs Lighthouse, which nothing else of the project needs. */
export async function installLighthouse(): Promise<void> {
  if ((await installPackage('lighthouse')).failed > 0)
    throw new Error('bench: Lighthouse is missing');
}

/** Scores of 100 and the figures behind them, of a page on a simulated phone. */
export async function lighthouseScores(url: string, port: number): Promise<Scores> {
  const {categories, audits} = await reportOn(url, port);
  const figure = (name: string, decimals = 0) =>
    Number((audits[name]?.numericValue ?? NaN).toFixed(decimals));
  return {
    ...Object.fromEntries(
      Object.values(categories).map(({id, score}) => [
        id,
        score === null ? null : Math.round(score * 100),
      ]),
    ),
    'largest paint, ms': figure('largest-contentful-paint'),
    'blocked, ms': figure('total-blocking-time'),
    'layout shift': figure('cumulative-layout-shift', 3),
  };
}

async function reportOn(url: string, port: number): Promise<Report> {
  const {stdout} = await promisify(execFile)(
    COMMAND,
    [url, `--port=${port}`, `--only-categories=${CATEGORIES.join()}`, '--output=json', '--quiet'],
    {maxBuffer: LARGEST_REPORT},
  );
  return JSON.parse(stdout) as Report;
}
