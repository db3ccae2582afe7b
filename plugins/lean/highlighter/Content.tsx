import {lazy, Suspense, useState, type ComponentType, type ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {loadHighlighter} from './loadHighlighter';

// Where it cannot be loaded, the code stays readable without colours.
const Highlighted = lazy<ComponentType<Props>>(() =>
  loadHighlighter().catch(() => ({default: Plain})),
);

/**
 * The code of a block: as the server has coloured it, so that a page that is opened needs no
 * highlighter; with the highlighter where the code is drawn later.
 */
export default function Content(props: Props): ReactNode {
  const {code} = useCodeBlockContext().metadata;
  const isHydrated = useIsBrowser();
  const [served] = useState(isHydrated ? undefined : code);
  if (code === served) return <Served />;
  return (
    <Suspense fallback={<Plain {...props} />}>
      <Highlighted {...props} />
    </Suspense>
  );
}

/** Leaves the element as it came with the page: React reads nothing inside while it takes it over. */
function Served(): ReactNode {
  const {codeBlockRef} = useCodeBlockContext().wordWrap;
  return (
    <pre
      ref={codeBlockRef}
      tabIndex={0}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: ''}}
    />
  );
}

function Plain({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  return (
    <pre
      ref={codeBlockRef}
      tabIndex={0}
      className={clsx(className, 'prism-code', styles.codeBlock, 'thin-scrollbar')}
    >
      <code className={styles.codeBlockLines}>{metadata.code}</code>
    </pre>
  );
}
