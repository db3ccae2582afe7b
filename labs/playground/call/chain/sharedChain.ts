import {openChain, type Chain} from './openChain';

let opened: Promise<Chain> | undefined;

/** The chain that all forms of the tab share; opened at the first call, and again where that failed. */
export function sharedChain(base: string, onProgress: (sentence: string) => void): Promise<Chain> {
  opened ??= openChain(base, onProgress).catch((cause: unknown) => {
    opened = undefined;
    throw cause;
  });
  return opened;
}
