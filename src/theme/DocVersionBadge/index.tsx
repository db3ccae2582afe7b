import {ThemeClassNames} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import CopyPage from '@site/src/components/CopyPage';
import {protocolVersion} from './protocolVersion';
import styles from './styles.module.css';

type Props = {className?: string};

/**
 * The version of the protocol, and what a reader may take of the page; the theme's badge names the
 * version of the docs, of which there is one.
 */
export default function DocVersionBadge({className}: Props): ReactNode {
  const version = protocolVersion(useLocation().pathname);
  return (
    <>
      <span className={clsx(className, ThemeClassNames.docs.docVersionBadge, styles.badge)}>
        {version}
      </span>{' '}
      <CopyPage className={styles.badge ?? ''} version={version} />
    </>
  );
}
