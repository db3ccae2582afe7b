import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';
import type {ReactNode} from 'react';
import CopyPage from '@site/src/components/CopyPage';
import {protocolVersion} from './protocolVersion';
import styles from './styles.module.css';

type Props = {
  /** What the page is about, in a word or two. */
  badge: string;
  /** Networks, packages, status and the day of the last check, put in at build by `pages/rehypePageFacts`. */
  children: ReactNode;
};

/** The row of facts below the title, with the contents on a phone and what a reader may take of the page. */
export default function PageFacts({badge, children}: Props): ReactNode {
  const {toc, frontMatter} = useDoc();
  const version = protocolVersion(useLocation().pathname);
  return (
    <div className={styles.facts}>
      <p className="scope">
        <span className={clsx(ThemeClassNames.docs.docVersionBadge, styles.badge)}>{badge}</span>
        {children}
      </p>
      <div className={styles.tools}>
        {toc.length > 0 && !frontMatter.hide_table_of_contents && <DocItemTOCMobile />}
        <CopyPage version={version} />
      </div>
    </div>
  );
}
