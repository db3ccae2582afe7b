import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

/** The day of the last change, written as the page writes days; the theme writes it in another form. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const [day] = new Date(lastUpdatedAt).toISOString().split('T');
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on <time itemProp="dateModified">{day}</time>
    </span>
  );
}
