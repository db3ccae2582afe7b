import {spawnSync} from 'node:child_process';
import {landingOf} from './landingOf';
import {listRoutes} from '../../pages/listPages';

/** `npm start -- concepts`: the server of who writes pages, open on a section or page of theirs. */
function main(words: readonly string[]): void {
  const [first = '', ...others] = words;
  const isPlace = first !== '' && !first.startsWith('-');
  const landing = isPlace ? landingOf(first, listRoutes('.')) : undefined;
  const options = landing ? ['--no-open', ...others] : words;
  const {status} = spawnSync('docusaurus', ['start', ...options], {
    stdio: 'inherit',
    env: {...process.env, ...(landing && {OPEN_ON: landing})},
  });
  process.exitCode = status ?? 1;
}

try {
  main(process.argv.slice(2));
} catch (cause) {
  console.error((cause as Error).message);
  process.exitCode = 1;
}
