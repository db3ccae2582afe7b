import {clientOf} from '../../support/chain';

/** An account that may not spend, and tries. */
export const stranger = clientOf(2);
