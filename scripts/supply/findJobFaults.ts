import {isPushOfMain} from './isPushOfMain';

type Step = {uses?: string; run?: string; with?: Record<string, unknown>};
type Permissions = string | Record<string, string>;
type Job = {
  if?: unknown;
  needs?: string | string[];
  permissions?: Permissions;
  uses?: string;
  steps?: Step[];
};

/** A GitHub workflow, as far as it says who may have it do what. */
export type Workflow = {
  on?: string | string[] | Record<string, unknown>;
  permissions?: Permissions;
  jobs?: Record<string, Job>;
};

/** Events that anybody can cause, for which a workflow nevertheless gets secrets and may write. */
const TRUSTING = ['workflow_run', 'pull_request_target'];
/** Conditions that hold though a needed job did not run. */
const REGARDLESS = /\b(always|failure|cancelled)\s*\(/;
const FETCHES = /\bgit\b.*\b(fetch|clone|pull|checkout|worktree)\b|\bgh\b.*\b(checkout|clone)\b/;

/** What jobs of a workflow do with code that somebody else may have written, one sentence each. */
export function findJobFaults({on = [], permissions, jobs = {}}: Workflow): string[] {
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on);
  const trusting = events.filter((event) => TRUSTING.includes(event));
  const isGuarded = (job: Job): boolean =>
    isPushOfMain(String(job.if)) ||
    ([job.needs ?? []].flat().some((name) => jobs[name] && isGuarded(jobs[name])) &&
      !REGARDLESS.test(String(job.if)));

  return Object.entries(jobs).flatMap(([name, job]) => {
    const faults: string[] = [];
    const takes = takesCode(job);
    if (takes && trusting.includes('pull_request_target'))
      faults.push(
        `job ${name} takes code on pull_request_target, with the rights of this repository. Let it react to pull_request`,
      );
    else if (takes && trusting.length > 0 && !isGuarded(job))
      faults.push(
        `job ${name} takes code on workflow_run, whoever wrote it. Condition it on success, the event push, the head branch main and the head repository of github.repository, or on workflow_dispatch of refs/heads/main`,
      );
    if (takes && mayWrite(job.permissions ?? permissions))
      faults.push(
        `job ${name} may write and takes code. Give it "permissions: {contents: read}", and write in another job`,
      );
    for (const step of job.steps ?? [])
      if (isCheckout(step) && step.with?.['persist-credentials'] !== false)
        faults.push(
          `job ${name} leaves its token to what it checked out. Set "persist-credentials: false"`,
        );
    return faults;
  });
}

const isCheckout = ({uses = ''}: Step): boolean => /checkout.*@/i.test(uses);

/** Whether a job has code from a repository or another job, which a step of it can run. */
const takesCode = ({uses, steps = []}: Job): boolean =>
  uses !== undefined ||
  steps.some(
    (step) => isCheckout(step) || step.uses?.startsWith('./') || FETCHES.test(step.run ?? ''),
  ) ||
  (steps.some(({uses: action = ''}) => action.includes('download-artifact')) &&
    steps.some(({run}) => run !== undefined));

/** Without permissions a job may do whatever the repository's settings say. */
const mayWrite = (permissions: Permissions = 'write-all'): boolean =>
  typeof permissions === 'string'
    ? permissions === 'write-all'
    : Object.values(permissions).includes('write');
