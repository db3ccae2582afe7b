import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import {useEffect, useRef, type ReactNode} from 'react';
import {followActive} from './followActive';
import styles from './styles.module.css';

/**
 * The theme's table of contents as a landmark, which follows its reader: beside an article it stands
 * outside of `main`.
 */
export default function TableOfContents(props: Props): ReactNode {
  const contents = useRef<HTMLElement>(null);
  useEffect(() => (contents.current ? followActive(contents.current) : undefined), []);
  return (
    <nav ref={contents} className={styles.contents} aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
