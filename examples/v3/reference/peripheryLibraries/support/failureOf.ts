import {reasonOf} from '../../coreLibraries/support/reasonOf';

/** How a call fails: by a revert, or by an instruction that takes all its gas. */
export async function failureOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  // Compilers before 0.8 answer so to a division by zero.
  if (String(error).includes('InvalidFEOpcode')) return 'fails, and takes all gas';
  return `reverts with ${await reasonOf(call)}`;
}
