import {expect, test} from 'vitest';
import {findRoomFaults} from './findRoomFaults';

/** Whether a file of a room may import another. */
const faults = (file: string, target: string, specifier: string): string[] =>
  findRoomFaults([
    {file, text: `export {one} from '${specifier}';`},
    {file: target, text: 'export const one = 1;'},
  ]);

test.each([
  ['facts/subgraph/one.ts', 'pages/index.ts', '../../pages'],
  ['facts/atlas/one.ts', 'facts/registry/chains.ts', '../registry/chains'],
  ['labs/calldata/one.ts', 'src/analytics/analytics.ts', '@site/src/analytics/analytics'],
  ['labs/query-lab/one.ts', 'facts/subgraph/readSubgraph.ts', '../../facts/subgraph/readSubgraph'],
  ['src/analytics/delivery/one.ts', 'src/components/Address/index.tsx', '../../components/Address'],
  ['src/components/One/one.ts', 'src/theme/Root/index.tsx', '../../theme/Root'],
  ['plugins/search/one.ts', 'plugins/agents/index.ts', '../agents'],
  ['plugins/site/one.ts', 'tools/check/steps.ts', '../../tools/check/steps'],
  ['src/components/One/one.tsx', 'testing/atlas.fixture.ts', '../../../testing/atlas.fixture'],
  ['docs/page.mdx', 'src/theme/Root/index.tsx', '@site/src/theme/Root'],
  ['tests/one.spec.ts', 'plugins/search/index.ts', '../plugins/search'],
])('refuses %s an import of %s', (file, target, specifier) => {
  const text = file.endsWith('.mdx') ? `import One from '${specifier}';` : undefined;
  const sources = text
    ? findRoomFaults([
        {file, text},
        {file: target, text: ''},
      ])
    : faults(file, target, specifier);
  expect(sources).toEqual([expect.stringContaining(`${file}: imports ${target}, but `)]);
});

test.each([
  ['labs/calldata/one.ts', 'src/protocol/decimal.ts', '../../src/protocol/decimal'],
  ['src/components/One/one.ts', 'src/failure/readFailure.ts', '../../failure/readFailure'],
  [
    'plugins/search/engine/one.ts',
    'src/failure/readFailure.ts',
    '../../../src/failure/readFailure',
  ],
  ['plugins/search/one.test.ts', 'testing/search.ts', '../../testing/search'],
  ['tools/bench/one.ts', 'testing/weigh.ts', '../../testing/weigh'],
  ['src/analytics/delivery/one.ts', 'src/analytics/analytics.ts', '../analytics'],
])('lets %s import %s', (file, target, specifier) => {
  expect(faults(file, target, specifier)).toEqual([]);
});

test('follows what is loaded later, through loaders of the bundler and with its query', () => {
  for (const text of [
    `const load = () => import('../theme/Root');`,
    `const load = () => require('!!file-loader?name=a!../theme/Root?inline');`,
    `type One = import('../theme/Root').One;`,
  ]) {
    const faults = findRoomFaults([
      {file: 'src/components/one.ts', text},
      {file: 'src/theme/Root/index.tsx', text: ''},
    ]);
    expect(faults).toHaveLength(1);
  }
});

test('refuses a pure room every package and every other room', () => {
  expect(faults('src/failure/one.ts', 'src/failure/two.ts', 'viem')).toEqual([
    'src/failure/one.ts: imports viem, but this room is pure: take what a package offers as an argument',
  ]);
  expect(
    faults('src/protocol/one.ts', 'sandbox/addressOf.ts', '../../sandbox/addressOf'),
  ).toHaveLength(1);
});
