import type {Address} from 'viem';
import {account, clientOf, isSandbox} from '../../../support/chain';

/** Who gets the fee: a test account on the sandbox, elsewhere the account itself until you name yours. */
export const integrator = async (): Promise<Address> =>
  (await isSandbox()) ? clientOf(1).account.address : account;
