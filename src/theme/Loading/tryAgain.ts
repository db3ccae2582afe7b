import {isGone} from '../LoadFailure/isGone';

/**
 * Loads again what failed. Where the server does not have the file, as after a deploy, it loads the
 * page from the server instead, which names others.
 */
export async function tryAgain(file: string | undefined, retry: () => void): Promise<void> {
  if (await isGone(file)) window.location.reload();
  else retry();
}
