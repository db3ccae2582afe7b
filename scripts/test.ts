import {readFileSync, rmSync} from 'node:fs';
import {check} from './check';
import {ensureBrowser} from './ensureBrowser';
import {ensureNginx} from './ensureNginx';
import {add, run, type Count} from './steps';

const BROWSER_REPORT = '.cache/browser.json';
const EXAMPLES_REPORT = '.cache/examples.json';

/** All that the site promises: checks, examples, a strict build, its search, the built site in a browser. */
async function main(): Promise<void> {
  ensureBrowser();
  ensureNginx(process.env);
  const checked = await check();
  const executed = execute();
  const built = run({
    promise: 'the site builds with no broken link, anchor or duplicate route',
    command: 'npm run --silent build',
    environment: {STRICT: '1'},
  });
  const onBuild = built.failed > 0 ? [] : [searched(), browse()];
  const {passed, failed} = add([checked, executed, built, ...onBuild]);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function execute(): Count {
  rmSync(EXAMPLES_REPORT, {force: true});
  const ran = run({
    promise: 'every example runs and prints what the pages show',
    command: 'node --import tsx scripts/examples.ts',
  });
  try {
    return add([ran, JSON.parse(readFileSync(EXAMPLES_REPORT, 'utf8')) as Count]);
  } catch {
    return ran;
  }
}

const searched = (): Count =>
  run({
    promise: 'search answers what developers paste',
    command: 'tsx scripts/benchSearch.ts --no-times',
  });

function browse(): Count {
  rmSync(BROWSER_REPORT, {force: true});
  const ran = run({
    promise: 'the built site keeps its promises in a browser',
    command: 'playwright test --reporter=line,json',
    environment: {PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT},
  });
  try {
    const {stats} = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8')) as {
      stats: {expected: number; unexpected: number; flaky: number};
    };
    return add([ran, {passed: stats.expected + stats.flaky, failed: stats.unexpected}]);
  } catch {
    return ran;
  }
}

void main();
