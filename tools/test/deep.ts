import {ensureBrowser} from '../../testing/ensureBrowser';
import {ensureNginx} from '../../testing/ensureNginx';
import {add, run, type Count, type Step} from '../check/steps';

/** All that `npm test` tries, with the tests and inputs that it leaves out. */
const STEPS: Step[] = [
  {
    promise: 'units keep their promises with every input and page',
    command: 'vitest run',
    environment: {DEEP: '1'},
  },
  {
    promise: 'every program runs as a project in an empty folder',
    command: 'tsx tools/paste/index.ts',
  },
  {
    promise: 'ten programs run as projects on other chains',
    command: 'tsx tools/paste/index.ts --ten --chain arbitrum --chain base',
  },
  {
    promise: 'the site builds with no broken link, anchor or duplicate route',
    command: 'npm run --silent build',
    environment: {STRICT: '1'},
  },
  {
    promise: 'the built site keeps every promise in a browser, on all pages and for all inputs',
    command: 'playwright test --reporter=line',
    environment: {DEEP: '1'},
  },
];

async function main(): Promise<void> {
  ensureBrowser();
  ensureNginx(process.env);
  const counts: Count[] = [];
  for (const step of STEPS) counts.push(await run(step));
  const {passed, failed} = add(counts);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
