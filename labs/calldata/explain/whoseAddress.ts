import type {Context} from './catalogue';
import type {Warning} from './explanation';
import {warning} from './warning';

/** A warning of who receives something; without a sender, no account is known to be the reader's. */
export const whoseAddress = (text: string, {sender}: Pick<Context, 'sender'>): Warning => ({
  ...warning('other-recipient', text),
  ...(!sender && {hint: 'Enter your own address as Sender to compare.'}),
});
