const GUARD = `
  (github.event_name == 'workflow_dispatch' && github.ref == 'refs/heads/main') ||
  (github.event.workflow_run.conclusion == 'success' &&
  github.event.workflow_run.event == 'push' &&
  github.event.workflow_run.head_branch == 'main' &&
  github.event.workflow_run.head_repository.full_name == github.repository)
`;

/**
 * Whether a job's condition is the one of `deploy.yml`: the main branch of this repository, pushed
 * and checked or run by hand. Another text is refused, whatever it means: GitHub takes some that
 * look like it for a string, which always holds.
 */
export const isPushOfMain = (condition: string): boolean =>
  normalised(condition) === normalised(GUARD);

const normalised = (text: string): string => text.trim().replace(/\s+/g, ' ');
