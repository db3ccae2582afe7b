/** The first script of the page that is open: with each release it has another name. */
const ownScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('head > script[src]')?.src;

/** Whether the server no longer has a file of this page, as after a deploy; reloading gives another. */
export async function isGone(file = ownScript()): Promise<boolean> {
  if (!file) return false;
  // A browser keeps a script for a year, and would answer in the place of the server.
  const request = fetch(file, {method: 'HEAD', cache: 'no-store'});
  const response = await request.catch(() => undefined);
  return response?.status === 404;
}
