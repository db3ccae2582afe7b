import {isPushOfMain} from './isPushOfMain';

type Step = {uses?: string; run?: string; with?: Record<string, unknown>};
type Permissions = string | Record<string, string>;
type Job = {
  if?: unknown;
  needs?: string | string[];
  permissions?: Permissions | null;
  uses?: string;
  container?: unknown;
  services?: unknown;
  steps?: Step[];
};

/** A GitHub workflow, as far as it states who may have it do what. */
export type Workflow = {
  on?: string | string[] | Record<string, unknown>;
  permissions?: Permissions | null;
  jobs?: Record<string, Job>;
};

/** Events that only a maintainer can cause, or for which a visitor's run gets no secret and may not write. */
const HARMLESS = ['push', 'pull_request', 'schedule', 'workflow_dispatch'];
/** Actions that run no program which their inputs, or a step before them, could bring. */
const DEPLOYMENT = /^actions\/deploy-pages@/;

/** What jobs of a workflow do that a visitor could turn against the project, one sentence each. */
export function findJobFaults({on = [], permissions, jobs = {}}: Workflow): string[] {
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on);
  const trusting = events.filter((event) => !HARMLESS.includes(event));
  const others = trusting.filter((event) => event !== 'workflow_run');
  const isGuarded = (job: Job): boolean =>
    isPushOfMain(String(job.if)) ||
    (!mayGoOn(job) && [job.needs ?? []].flat().some((name) => jobs[name] && isGuarded(jobs[name])));

  return Object.entries(jobs).flatMap(([name, job]) => {
    const faults: string[] = [];
    const runs = runsPrograms(job);
    if (runs && others.length > 0)
      faults.push(
        `job ${name} runs programs on ${others.join(', ')}, which a visitor can cause, with the rights of this repository. Let it react to pull_request`,
      );
    else if (runs && trusting.length > 0 && !isGuarded(job))
      faults.push(
        `job ${name} runs programs on workflow_run, which a visitor can cause. Give it the condition of job build in deploy.yml, word for word, or let it need a job that has it`,
      );
    if (runs && mayWrite(job.permissions ?? permissions))
      faults.push(
        `job ${name} may write and runs more than actions/deploy-pages. Give it "permissions: {contents: read}", and write in another job`,
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

/** Whether a job might run though a needed one did not: by always() and the like, all of them calls. */
const mayGoOn = (job: Job): boolean => String(job.if ?? '').includes('(');

/** Whether a job does anything but publish what another job of its workflow made. */
const runsPrograms = ({uses, container, services, steps = []}: Job): boolean =>
  [uses, container, services].some((one) => one !== undefined) ||
  steps.some((step) => step.run !== undefined || !DEPLOYMENT.test(step.uses ?? ''));

/** Without permissions a job may do whatever the repository's settings allow. */
const mayWrite = (permissions?: Permissions | null): boolean =>
  typeof permissions === 'object' && permissions !== null
    ? Object.values(permissions).some((access) => !['read', 'none'].includes(access))
    : permissions !== 'read-all';
