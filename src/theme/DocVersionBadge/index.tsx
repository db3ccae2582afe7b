import {ThemeClassNames} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {protocolVersion} from './protocolVersion';
import styles from './styles.module.css';

type Props = {className?: string};

/** The version of the protocol; the theme's badge names the version of the docs, of which there is one. */
export default function DocVersionBadge({className}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <span className={clsx(className, ThemeClassNames.docs.docVersionBadge, styles.badge)}>
      {protocolVersion(pathname)}
    </span>
  );
}
