import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readmeOf, VARIABLES} from './readmeOf';

const readme = (program: string) =>
  readmeOf({
    name: 'wallet',
    main: 'wallet.ts',
    files: {'wallet.ts': program, 'chain.ts': ''},
    siteUrl: 'https://site.example',
  });

test('names a variable that a program reads, and no other', () => {
  const text = readme('const {OWNER} = process.env;\nrun(main);\n');
  expect(text).toContain('- `OWNER`: the address');
  expect(text).not.toContain('SUBGRAPH_URL');
});

test('asks for a key only where an account pays', () => {
  const sending = readme('run(main);\n');
  expect(sending).toContain('- `PRIVATE_KEY`');
  expect(sending).toContain('- `DRY_RUN=1`');
  const reading = readme('run(main, {sends: false});\n');
  expect(reading).toContain('It needs no key.');
  expect(reading).not.toMatch(/PRIVATE_KEY|DRY_RUN/);
});

/** Of chain.ts, of a test of the sandbox's own messages, and of a page without a chain. */
const EXPLAINED = ['RPC_URL', 'CHAIN', 'PRIVATE_KEY', 'DRY_RUN', 'ANVIL'];
const WITHOUT_CHAIN = ['WALLETCONNECT_PROJECT_ID'];

test('explains every variable of the examples', () => {
  const files = readdirSync('examples', {recursive: true, encoding: 'utf8'});
  const read = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(`examples/${file}`, 'utf8');
      return [...text.matchAll(/process\.env\.(\w+)|\{(\w+)\} = process\.env/g)].map(
        ([, one, other]) => one ?? other ?? '',
      );
    });
  const known = [...Object.keys(VARIABLES), ...EXPLAINED, ...WITHOUT_CHAIN];
  expect(new Set(read.filter((name) => !known.includes(name)))).toEqual(new Set());
  expect(read).toContain('OWNER');
});
