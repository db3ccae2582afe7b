import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The theme's table of contents as a landmark: beside an article it stands outside of `main`. */
export default function TableOfContents(props: Props): ReactNode {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
