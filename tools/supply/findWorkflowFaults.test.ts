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

test('finds an action that stands in another place under an alias', () => {
  expect(faults('{name: &action actions/setup-node@v4, uses: *action}')).toEqual([
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
    expect.stringContaining('check.yml: job check may write'),
    expect.stringContaining('check.yml: sets no permissions.'),
  ]);
});

test('refuses what is no YAML', () => {
  expect(findWorkflowFaults({file: 'a.yml', text: 'permissions: {'})).toHaveLength(1);
});

describe('a workflow that publishes', () => {
  const readWorkflow = (file: string) => readFileSync(file, 'utf8');
  const deploy = readWorkflow('.github/workflows/deploy.yml');
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
  const GUARD = `(${BY_HAND} && github.ref == 'refs/heads/main') || (${CHECKED} && ${PUSH} && ${BRANCH} && ${OWN})`;
  const isOpen = expect.stringMatching(/^deploy\.yml: job build runs programs on workflow_run/);

  test('is accepted as it is', () => {
    expect(of(deploy)).toEqual([]);
  });

  test('is refused as it was, when a fork could publish', () => {
    expect(of(readWorkflow(path.join(__dirname, 'fixtures/openDeploy.yml')))).toEqual([
      expect.stringMatching(/^deploy\.yml: job deploy runs programs on workflow_run/),
      expect.stringMatching(/^deploy\.yml: job deploy may write/),
      expect.stringMatching(/^deploy\.yml: job deploy leaves its token/),
    ]);
  });

  const SHA = '${{ github.event.workflow_run.head_sha }}';
  const ARCHIVE = `https://github.com/owner/repo/archive/${SHA}.tar.gz`;

  test.each([
    ['artifact of another run', 'run: gh run download 1 -n site && bash site/build.sh'],
    ['archive', `run: curl -L ${ARCHIVE} | tar xz && npm ci`],
    ['command on two lines', 'run: "git \\\\\\n fetch origin pull/1/head"'],
    ['script for the API of GitHub', `uses: actions/github-script@${commit} # v8.0.0`],
    ['artifact by an action', `uses: actions/download-artifact@${commit} # v8.0.1`],
    ['action of the repository', 'uses: ./.github/actions/build'],
    ['action of others', `uses: owner/clone@${commit} # v1`],
  ])('is refused as it was with the %s in place of its checkout', (_, step) => {
    const open = readWorkflow(path.join(__dirname, 'fixtures/openDeploy.yml'));
    const checkout = /- uses: actions\/checkout(.*\n)+?(?= {6}- )/;
    expect(open).toMatch(checkout);
    expect(of(open.replace(checkout, () => `- ${step}\n`))).toEqual([
      expect.stringMatching(/^deploy\.yml: job deploy runs programs on workflow_run/),
      expect.stringMatching(/^deploy\.yml: job deploy may write/),
    ]);
  });

  test.each([
    'steps: [{run: npm ci}]',
    'container: image',
    'services: {one: {image: image}}',
    'uses: ./.github/workflows/other.yml',
  ])('is refused where a job without a condition has "%s"', (line) => {
    expect(of(`${deploy}  other:\n    ${line}\n`)).toEqual([
      expect.stringMatching(/job other runs programs on workflow_run/),
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
    ['a string that begins with an expression', `\${{ true }} && ${GUARD}`],
    ['operators in quotes', `'(' != 'x' || ')' == '' && ${GUARD}`],
    ['a main of another spelling', GUARD.replace("'main'", "' main'")],
  ])('is refused where its condition asks for %s', (_, condition) => {
    expect(conditioned(`"${condition}"`)).toContainEqual(isOpen);
  });

  test('is refused where its condition is an expression and a line end, which is a string', () => {
    expect(conditioned(`|\n      \${{ ${GUARD} }}`)).toContainEqual(isOpen);
  });

  test('is accepted with its condition on other lines', () => {
    expect(conditioned(`>-\n      ${GUARD.replaceAll(' && ', '\n      && ')}`)).toEqual([]);
    expect(conditioned(`|\n      ${GUARD}`)).toEqual([]);
  });

  test.each(['[workflow_run]', 'workflow_run', '{workflow_run: {}, push: {}}'])(
    'is refused without a condition for "on: %s"',
    (on) => {
      const text = deploy.replace(/^on:\n( .*\n)+/m, `on: ${on}\n`);
      expect(of(text.replace(CONDITION, 'name: build\n'))).toContainEqual(isOpen);
    },
  );

  test.each(['pull_request_target', 'issue_comment', 'discussion', 'watch', 'workflow_call'])(
    'is refused on %s, whatever its condition',
    (event) => {
      expect(changed('workflow_run:\n', `${event}:\n`)).toContainEqual(
        expect.stringContaining(`job build runs programs on ${event}, which a visitor can cause`),
      );
    },
  );

  test.each(['always()', 'Always()', 'success() || true', '!failure()', 'CANCELLED ( ) || true'])(
    'is refused where a job goes on by %s though the one with the condition did not run',
    (condition) => {
      expect(
        changed("if: vars.ALGOLIA_APP_ID != ''\n    runs-on", `if: "${condition}"\n    runs-on`),
      ).toEqual([expect.stringMatching(/job search runs programs on workflow_run/)]);
    },
  );

  test('is refused where a job that may write runs anything but the deployment', () => {
    const place = '      - id: deployment\n';
    expect(changed(place, `      - run: npm test\n${place}`)).toEqual([
      expect.stringMatching(/job deploy may write/),
    ]);
  });

  test.each(['write-all', 'Write-All', '', '{contents: read, id-token: write}'])(
    'is refused where every job has the permissions "%s"',
    (permissions) => {
      const place = 'permissions:\n  contents: read\n';
      expect(changed(place, `permissions: ${permissions}\n`)).toContainEqual(
        expect.stringMatching(/job build may write/),
      );
    },
  );

  test('is refused where a checkout keeps its token', () => {
    expect(changed('          persist-credentials: false\n', '')).toEqual([
      expect.stringMatching(/job build leaves its token/),
    ]);
  });
});
