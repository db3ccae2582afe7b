import type {Hex} from 'viem';
import type {UnreadableInput} from './explanation';

/** An answer for what cannot be read. */
export const unreadable = (message: string, raw: Hex = '0x'): UnreadableInput => ({
  kind: 'unread',
  message,
  raw,
});

/** An answer for input of which a part is missing or changed. */
export const damaged = (detail: string, raw?: Hex): UnreadableInput =>
  unreadable(
    `Do not sign yet: this is cut or changed. Copy it again from the wallet. ${detail}`,
    raw,
  );

/** An answer for a function or a message whose meaning nothing here says. */
export const unknown = (
  kind: 'function' | 'message',
  {detail, raw}: {detail: string; raw?: Hex},
): UnreadableInput =>
  unreadable(
    `Do not sign yet: the form does not know this ${kind}, so it cannot say what it does. ${detail}`,
    raw,
  );
