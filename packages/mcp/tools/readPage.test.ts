import {expect, test} from 'vitest';
import {readPage} from './readPage';

const member = (name: string) => `### ${name} {#${name}}\n\n${'Words. '.repeat(6_000)}`;
const page = [
  '# Pool\n\nIt trades.',
  '## Functions {#functions}\n\nAll of them.',
  member('swap'),
  member('mint'),
  '## Events {#events}\n\nNone.\n',
].join('\n\n');
const pages = new Map([
  ['/pool', page],
  ['/plain', 'Words. '.repeat(10_000)],
]);
const published = {
  readPage: async (route: string) => pages.get(route),
  find: async () => [],
};

test('gives of a long page its beginning and its sections', async () => {
  expect(await readPage(published, {page: '/pool'})).toBe(
    `# Pool\n\nIt trades.\n\nThe whole has ${page.length} characters. Ask for one of its sections:\n\n- Functions (#functions)\n- swap (#swap)\n- mint (#mint)\n- Events (#events)`,
  );
});

test('gives of a long section its beginning and the sections within', async () => {
  expect(await readPage(published, {page: '/pool#functions'})).toMatch(
    /^## Functions \{#functions\}\n\nAll of them\.\n\nThe whole has \d+ characters\. Ask for one of its sections:\n\n- swap \(#swap\)\n- mint \(#mint\)$/,
  );
});

test('gives what has no sections, and every other section, whole', async () => {
  expect(await readPage(published, {page: '/plain'})).toHaveLength(70_000);
  expect(await readPage(published, {page: '/pool', section: 'mint'})).toBe(
    member('mint').trimEnd(),
  );
});
