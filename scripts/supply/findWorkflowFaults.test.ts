import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {findWorkflowFaults} from './findWorkflowFaults';

const commit = '0123456789abcdef0123456789abcdef01234567';
const faults = (use: string, permissions = 'permissions: {contents: read}') =>
  findWorkflowFaults({
    file: 'check.yml',
    text: `${permissions}\njobs:\n  check:\n    steps:\n      - ${use}\n      - run: npm ci\n`,
  });

test('accepts an action at a commit with its version behind it, and one of the repository', () => {
  expect(faults(`uses: actions/setup-node@${commit} # v4.2.2`)).toEqual([]);
  expect(
    faults(`uses: owner/repo/folder@${commit} # v4\n        with: {node-version: 20}`),
  ).toEqual([]);
  expect(faults('uses: ./.github/actions/install')).toEqual([]);
});

test.each([
  'actions/setup-node@v4',
  'actions/setup-node@main',
  `actions/setup-node@${commit.slice(1)}`,
  'docker://alpine:3',
])('refuses %s, which can change', (action) => {
  expect(faults(`uses: ${action} # v4.2.2`)).toEqual([
    expect.stringContaining(`check.yml:5: ${action} can change. Write the 40 digits`),
  ]);
});

test('finds an action in whatever form YAML has it', () => {
  expect(faults(`{name: a, uses: 'actions/setup-node@v4'}`)).toEqual([
    expect.stringContaining('check.yml:5: actions/setup-node@v4 can change'),
  ]);
});

test('asks which version a commit is', () => {
  const fault = `check.yml:5: actions/setup-node@${commit} does not say its version. Add a comment such as "# v4.2.2"`;
  expect(faults(`uses: actions/setup-node@${commit}`)).toEqual([fault]);
  expect(faults(`uses: actions/setup-node@${commit} # the newest`)).toEqual([fault]);
});

test('refuses a workflow without permissions, which may do all that the repository allows', () => {
  expect(faults('run: npm ci', 'name: check')).toEqual([
    expect.stringContaining('check.yml: sets no permissions.'),
  ]);
});

test('refuses what is no YAML', () => {
  expect(findWorkflowFaults({file: 'a.yml', text: 'permissions: {'})).toHaveLength(1);
});

describe('a workflow that publishes', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const deploy = read('.github/workflows/deploy.yml');
  const CONDITION = /if: >-\n([^:]*\n)+/;
  const of = (text: string) => findWorkflowFaults({file: 'deploy.yml', text});
  /** The workflow of this repository with another text in a place of it. */
  const changed = (place: RegExp | string, text: string) => {
    expect(deploy).toMatch(place);
    return of(deploy.replace(place, text));
  };
  const conditioned = (condition: string) => changed(CONDITION, `if: ${condition}\n`);

  const PUSH = "github.event.workflow_run.event == 'push'";
  const CHECKED = "github.event.workflow_run.conclusion == 'success'";
  const BRANCH = "github.event.workflow_run.head_branch == 'main'";
  const OWN = 'github.event.workflow_run.head_repository.full_name == github.repository';
  const BY_HAND = "github.event_name == 'workflow_dispatch'";
  const takesAnyCode = expect.stringMatching(/^deploy\.yml: job build takes code on workflow_run/);

  test('is accepted as it is', () => {
    expect(of(deploy)).toEqual([]);
  });

  test('is refused as it was, when a fork could publish', () => {
    expect(of(read(path.join(__dirname, 'fixtures/openDeploy.yml')))).toEqual([
      expect.stringMatching(/^deploy\.yml: job deploy takes code on workflow_run/),
      expect.stringMatching(/^deploy\.yml: job deploy may write and takes code/),
      expect.stringMatching(/^deploy\.yml: job deploy leaves its token/),
    ]);
  });

  test.each([
    ['nothing', 'true'],
    ['its result alone', CHECKED],
    ['the branch, which a fork may call main', `${CHECKED} && ${BRANCH} && ${PUSH}`],
    ['the repository, of which a branch may be', `${CHECKED} && ${OWN}`],
    ['no event', `${CHECKED} && ${BRANCH} && ${OWN}`],
    ['no result', `${PUSH} && ${BRANCH} && ${OWN}`],
    ['all that asks, or anything else', `${PUSH} && ${BRANCH} && ${OWN} && ${CHECKED} || true`],
    ['all that asks, but its opposite', `\${{ !(${PUSH} && ${BRANCH} && ${OWN} && ${CHECKED}) }}`],
    ['a run by hand, on any branch', BY_HAND],
    ['a name that begins so', `${PUSH} && ${CHECKED} && ${OWN} && startsWith(x, 'main')`],
  ])('is refused where its condition asks for %s', (_, condition) => {
    expect(conditioned(`"${condition}"`)).toContainEqual(takesAnyCode);
  });

  test('is accepted with its condition in another form', () => {
    const push = [OWN, CHECKED, PUSH, BRANCH].join('   && ');
    expect(conditioned(`\${{ ((${push})) }}`)).toEqual([]);
  });

  test.each(['[workflow_run]', 'workflow_run', '{workflow_run: {}, push: {}}'])(
    'is refused without a condition for "on: %s"',
    (on) => {
      const text = deploy.replace(/^on:\n( .*\n)+/m, `on: ${on}\n`);
      expect(of(text.replace(CONDITION, 'name: build\n'))).toContainEqual(takesAnyCode);
    },
  );

  test('is refused on pull_request_target, whatever its condition', () => {
    expect(changed('workflow_run:\n', 'pull_request_target:\n')).toContainEqual(
      expect.stringMatching(/job build takes code on pull_request_target/),
    );
  });

  test('is refused where a job goes on though the one with the condition did not run', () => {
    expect(
      changed("if: vars.ALGOLIA_APP_ID != ''\n    runs-on", 'if: always()\n    runs-on'),
    ).toEqual([expect.stringMatching(/job search takes code on workflow_run/)]);
  });

  test.each([
    ['git', 'run: git fetch origin pull/1/head && git checkout FETCH_HEAD'],
    ['the command line of GitHub', 'run: gh pr checkout 1'],
    ['an action of the repository', 'uses: ./.github/actions/build'],
  ])('is refused where a job that may write takes code by %s', (_, step) => {
    expect(
      changed('      - id: deployment\n', `      - ${step}\n      - id: deployment\n`),
    ).toContainEqual(expect.stringMatching(/job deploy may write and takes code/));
  });

  test.each(['write-all', '{contents: read, id-token: write}'])(
    'is refused where %s is for every job',
    (permissions) => {
      const place = 'permissions:\n  contents: read\n';
      expect(changed(place, `permissions: ${permissions}\n`)).toContainEqual(
        expect.stringMatching(/job build may write and takes code/),
      );
    },
  );

  test('is refused where a checkout keeps its token', () => {
    expect(changed('          persist-credentials: false\n', '')).toEqual([
      expect.stringMatching(/job build leaves its token/),
    ]);
  });
});
