import {describeSandbox} from '../describeSandbox';
import type {Sandbox} from '../startSaved';

/** Prints what a sandbox holds, and serves until it is told to stop, its parent is gone, or anvil ends. */
export async function serve(
  {contents, url, stop, ended}: Sandbox,
  remarks: readonly string[] = [],
): Promise<void> {
  // Before its address is known, since its reader may stop it at once.
  const told = toldToStop();
  console.log(`${describeSandbox(contents)}\n`);
  for (const remark of remarks) console.log(remark);
  console.log(`Chain ${contents.chainId} at ${url}. Ctrl+C stops it.`);
  const errors = await Promise.race([told, ended]);
  await stop();
  // Ctrl+C reaches anvil too, which then may end first, without a word.
  if (errors) throw new Error(`anvil ended by itself: ${errors}`);
  console.log('Sandbox stopped.');
}

/** Settles on a signal, or when the process that started this one is gone. */
function toldToStop(): Promise<undefined> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    const stopWaiting = () => resolve(undefined);
    process.once('SIGINT', stopWaiting).once('SIGTERM', stopWaiting);
    setInterval(() => process.ppid !== parent && stopWaiting(), 500);
  });
}
