import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';
import type {ReactNode} from 'react';
import CopyPage from '@site/src/components/CopyPage';
import {protocolVersion} from './protocolVersion';
import styles from './styles.module.css';

type Props = {
  /** The line of facts and the first paragraph, put in at build by `pages/rehypePageFacts`. */
  children: ReactNode;
};

/** What stands below the title: facts and what a reader may take of the page, the first paragraph, on a phone the contents. */
export default function PageFacts({children}: Props): ReactNode {
  const {toc, frontMatter} = useDoc();
  const version = protocolVersion(useLocation().pathname);
  return (
    <div className={styles.facts}>
      {children}
      <div className={styles.tools}>
        {toc.length > 0 && !frontMatter.hide_table_of_contents && <DocItemTOCMobile />}
        <CopyPage version={version} />
      </div>
    </div>
  );
}
