/** What an issue is about. */
type Subject = {repository: string; path: string; version: string};

/** The address of the form for feedback (`.github/ISSUE_TEMPLATE/feedback.yml`), filled in with the page. */
export function issueForm({repository, path, version}: Subject): string {
  const [, section = ''] = path.split('/');
  const fields = {
    template: 'feedback.yml',
    title: `Feedback: ${path}`,
    page: path,
    section,
    version,
  };
  return `${repository}/issues/new?${new URLSearchParams(fields).toString()}`;
}
