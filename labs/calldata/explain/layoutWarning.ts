import type {Layout, Warning} from './explanation';
import {warning} from './warning';

/** What the layout of the bytes says. */
export function layoutWarning(layout: Layout): Warning | undefined {
  if (layout.kind === 'kept') {
    return warning(
      'layout',
      'The values are not where encoders put them; they are shown as the contract reads them.',
    );
  }
  const bytes = layout.tail.length / 2 - 1;
  return bytes > 0
    ? warning('tail', `${bytes} bytes follow the values; contracts do not read them.`)
    : undefined;
}
