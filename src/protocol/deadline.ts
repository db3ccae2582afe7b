import {expectUnsigned} from './integers';

/** The last second, in Unix seconds, at which a transaction signed then may run, so many minutes later. */
export function deadlineAfter({signedAt, minutes}: {signedAt: bigint; minutes: bigint}): bigint {
  expectUnsigned(256n, {signedAt, minutes});
  const deadline = signedAt + minutes * 60n;
  expectUnsigned(256n, {deadline});
  return deadline;
}
