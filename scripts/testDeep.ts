import {ensureBrowser} from './ensureBrowser';
import {ensureNginx} from './ensureNginx';
import {add, run, type Step} from './steps';

/** All that `npm test` tries, with the tests and inputs that it leaves out. */
const STEPS: Step[] = [
  {
    promise:
      'the arithmetic agrees on every input, the Markdown of every page holds what the page does',
    command: 'vitest run src/protocol/agreement plugins/agents',
    environment: {DEEP: '1'},
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

ensureBrowser();
ensureNginx(process.env);
const {passed, failed} = add(STEPS.map(run));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
