import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import type {ComponentProps, ReactElement} from 'react';
import {badgeOf} from '../../engine/record';
import styles from './styles.module.css';

type HitProps = ComponentProps<NonNullable<DocSearchModalProps['hitComponent']>>;

/** A result as a link, with the section of the site and the version of the protocol it belongs to. */
export default function Hit({hit, children}: HitProps): ReactElement {
  const {section, version} = badgeOf(hit.url);
  return (
    <Link to={hit.url}>
      {children}
      <span className={styles.badge}>{version ? `${section} ${version}` : section}</span>
    </Link>
  );
}
