import {readFileSync, rmSync} from 'node:fs';
import {check} from '../check';
import {ensureBrowser} from '../../testing/ensureBrowser';
import {ensureNginx} from '../../testing/ensureNginx';
import {add, run, runAside, type Count} from '../check/steps';
import {readBrowserReport} from './readBrowserReport';

const BROWSER_REPORT = '.cache/browser.json';
const EXAMPLES_REPORT = '.cache/examples.json';

/** All that the site promises: checks, examples, a strict build, its search, the built site in a browser. */
async function main(): Promise<void> {
  ensureBrowser();
  ensureNginx(process.env);
  const checked = await check();
  // Programs give way to builds and to pages on the processor.
  const executed = execute();
  const built = await build();
  const onBuild = built.failed > 0 ? [] : [browse(), search(), paste()];
  const counts = await Promise.all([executed, ...onBuild]);
  const {passed, failed, failures = []} = add([checked, built, ...counts]);
  for (const failure of failures) console.error(`\n${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

async function execute(): Promise<Count> {
  rmSync(EXAMPLES_REPORT, {force: true});
  const ran = await runAside({
    promise: 'every example runs and prints what the pages show',
    command: 'node --import tsx tools/examples/index.ts',
    isLow: true,
  });
  try {
    return add([ran, JSON.parse(readFileSync(EXAMPLES_REPORT, 'utf8')) as Count]);
  } catch {
    return ran;
  }
}

const build = (): Promise<Count> =>
  run({
    promise: 'the site builds with no broken link, anchor or duplicate route',
    command: 'npm run --silent build',
    environment: {STRICT: '1'},
  });

const search = (): Promise<Count> =>
  runAside({
    promise: 'search answers what developers paste',
    command: 'tsx tools/search/index.ts --no-times',
    isLow: true,
  });

const paste = (): Promise<Count> =>
  runAside({
    promise: 'ten programs run as projects in an empty folder',
    command: 'tsx tools/paste/index.ts --ten',
    isLow: true,
  });

async function browse(): Promise<Count> {
  rmSync(BROWSER_REPORT, {force: true});
  const ran = await run({
    promise: 'the built site keeps its promises in a browser',
    command: 'playwright test --reporter=line,json',
    environment: {PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT},
  });
  try {
    return add([ran, readBrowserReport(readFileSync(BROWSER_REPORT, 'utf8'))]);
  } catch {
    return ran;
  }
}

void main();
