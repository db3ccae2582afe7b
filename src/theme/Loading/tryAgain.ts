/**
 * Loads again what failed. Where the server does not have the file, as after a deploy, it loads the
 * page from the server instead, which names others.
 */
export async function tryAgain(file: string | undefined, retry: () => void): Promise<void> {
  const answer = file ? await fetch(file, {method: 'HEAD'}).catch(() => undefined) : undefined;
  if (answer?.status === 404) window.location.reload();
  else retry();
}
