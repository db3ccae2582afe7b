import {ACCOUNT_METHODS} from './accounts';
import {BLOCK_METHODS} from './blocks';
import {CALL_METHODS} from './calls';
import {CONTROL_METHODS} from './control';
import {LOG_METHODS} from './logs';
import type {Method} from './method';
import {TRANSACTION_METHODS} from './transactions';

/** Every method that the chain answers. */
export const METHODS: ReadonlyMap<string, Method> = new Map(
  Object.entries({
    ...ACCOUNT_METHODS,
    ...BLOCK_METHODS,
    ...CALL_METHODS,
    ...CONTROL_METHODS,
    ...LOG_METHODS,
    ...TRANSACTION_METHODS,
  }),
);
