import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import type {ReactNode} from 'react';

/** The theme's switch, marked so that it works before the scripts of a page have run. */
export default function MarkedColorModeToggle(props: Props): ReactNode {
  return (
    <div data-colours>
      <ColorModeToggle {...props} />
    </div>
  );
}
