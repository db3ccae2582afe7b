import {type Abi, decodeErrorResult, type Hex} from 'viem';

/** An error of a revert, and its values. */
export type Level = {errorName: string; args: readonly unknown[]};

// #region open
/** Errors that hold the revert of another call, and which of their values that is. */
const HOLDERS: Readonly<Record<string, number>> = {
  WrappedError: 2, // target, selector, reason, details
  UnexpectedRevertBytes: 0,
  ExecutionFailed: 1, // the index of the command comes first
};

/** The errors in revert data, from the outermost to the reason. */
export function openError(data: Hex, abi: Abi): readonly Level[] {
  if (data === '0x') return [{errorName: 'no reason', args: []}];
  const level = decode(data, abi);
  if (!level) return [{errorName: 'unknown', args: [data]}];
  const held = HOLDERS[level.errorName];
  return held === undefined ? [level] : [level, ...openError(level.args[held] as Hex, abi)];
}

/** The error that the data are; nothing where the list of errors lacks it. */
export function decode(data: Hex, abi: Abi): Level | undefined {
  try {
    const {errorName, args = []} = decodeErrorResult({abi, data});
    return {errorName, args: args as readonly unknown[]};
  } catch {
    return undefined;
  }
}
// #endregion open
