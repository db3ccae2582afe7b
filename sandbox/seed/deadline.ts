import {GENESIS_TIMESTAMP_SECONDS} from '../../packages/sandbox/chain/time';

/** Seeds are sent in order and at once: none can come too late. A program must set a near one. */
export const FAR_DEADLINE = BigInt(GENESIS_TIMESTAMP_SECONDS) + 10n ** 9n;
