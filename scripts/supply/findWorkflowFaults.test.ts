import {expect, test} from 'vitest';
import {findWorkflowFaults} from './findWorkflowFaults';

const commit = '0123456789abcdef0123456789abcdef01234567';
const faults = (use: string, permissions = 'permissions: {contents: read}') =>
  findWorkflowFaults({
    file: 'check.yml',
    text: `${permissions}\njobs:\n  check:\n    steps:\n      - ${use}\n      - run: npm ci\n`,
  });

test('accepts an action at a commit with its version behind it, and one of the repository', () => {
  expect(faults(`uses: actions/checkout@${commit} # v4.2.2`)).toEqual([]);
  expect(
    faults(`uses: owner/repo/folder@${commit} # v4\n        with: {node-version: 20}`),
  ).toEqual([]);
  expect(faults('uses: ./.github/actions/install')).toEqual([]);
});

test.each([
  'actions/checkout@v4',
  'actions/checkout@main',
  `actions/checkout@${commit.slice(1)}`,
  'docker://alpine:3',
])('refuses %s, which can change', (action) => {
  expect(faults(`uses: ${action} # v4.2.2`)).toEqual([
    expect.stringContaining(`check.yml:5: ${action} can change. Write the 40 digits`),
  ]);
});

test('finds an action in whatever form YAML has it', () => {
  expect(faults(`{name: a, uses: 'actions/checkout@v4'}`)).toEqual([
    expect.stringContaining('check.yml:5: actions/checkout@v4 can change'),
  ]);
});

test('asks which version a commit is', () => {
  const fault = `check.yml:5: actions/checkout@${commit} does not say its version. Add a comment such as "# v4.2.2"`;
  expect(faults(`uses: actions/checkout@${commit}`)).toEqual([fault]);
  expect(faults(`uses: actions/checkout@${commit} # the newest`)).toEqual([fault]);
});

test('refuses a workflow without permissions, which may do all that the repository allows', () => {
  expect(faults('run: npm ci', 'name: check')).toEqual([
    expect.stringContaining('check.yml: sets no permissions.'),
  ]);
});

test('refuses what is no YAML', () => {
  expect(findWorkflowFaults({file: 'a.yml', text: 'permissions: {'})).toHaveLength(1);
});
