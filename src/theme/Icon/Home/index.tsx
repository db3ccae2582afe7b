import type {ComponentProps, ReactNode} from 'react';

/** A house, drawn in fewer bytes than the theme's, which stands in the HTML of every page. */
export default function IconHome(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} {...props} fill="none" stroke="currentColor">
      <path strokeWidth={2} d="M3 11l9-8 9 8M6 9v11h12V9" />
    </svg>
  );
}
