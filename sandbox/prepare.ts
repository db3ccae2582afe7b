import {savedState} from './savedState';

/** Builds the state of the sandbox before the first test, so that none waits for it, and no two build it at once. */
export const setup = async (): Promise<void> => void (await savedState());
