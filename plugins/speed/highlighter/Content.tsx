import {lazy, Suspense, useLayoutEffect, useState, type ComponentType, type ReactNode} from 'react';
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
 * highlighter; with the highlighter where the code is drawn later, or drawn again because the page
 * had been changed.
 */
export default function Content(props: Props): ReactNode {
  const {
    metadata: {code},
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const isHydrated = useIsBrowser();
  const [served, setServed] = useState(isHydrated ? undefined : code);
  useLayoutEffect(() => {
    if (codeBlockRef.current?.querySelector(`[${WITHOUT_COLOURS}]`)) setServed(undefined);
  }, [codeBlockRef]);
  if (code === served) return <Served />;
  return (
    <Suspense fallback={<Plain {...props} />}>
      <Highlighted {...props} />
    </Suspense>
  );
}

const WITHOUT_COLOURS = 'data-without-colours';

/**
 * Keeps the element as it came with the page: React compares nothing inside while it hydrates.
 * Where React makes a new element instead, that holds the code without colours.
 */
function Served(): ReactNode {
  const {
    metadata: {code},
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  return (
    <pre
      ref={codeBlockRef}
      tabIndex={0}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: `<code ${WITHOUT_COLOURS}>${escapeHtml(code)}</code>`}}
    />
  );
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

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
