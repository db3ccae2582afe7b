import {ensureBrowser} from './ensureBrowser';
import {add, run, type Step} from './steps';

/** What `npm test` tries on one page of each kind, tried on every page. */
const STEPS: Step[] = [
  {
    promise: 'the site builds with no broken link, anchor or duplicate route',
    command: 'npm run --silent build',
    environment: {STRICT: '1'},
  },
  {
    promise: 'every page keeps its text and its controls when something changes it',
    command: 'playwright test changedPages --reporter=line',
    environment: {DEEP: '1'},
  },
];

ensureBrowser();
const {passed, failed} = add(STEPS.map(run));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
