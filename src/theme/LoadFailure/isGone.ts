/** The first script of the page that is open: with each release it has another name. */
const ownScript = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-scripts]')?.dataset.scripts?.split(' ')[0];

/** Whether the server no longer has a file of this page, as after a deploy; reloading gives another. */
export async function isGone(file = ownScript()): Promise<boolean> {
  const answer = file ? await fetch(file, {method: 'HEAD'}).catch(() => undefined) : undefined;
  return answer?.status === 404;
}
