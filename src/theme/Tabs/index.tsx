import {createStorageSlot} from '@docusaurus/theme-common';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import {
  Children,
  isValidElement,
  useEffect,
  useRef,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import Block from '@site/src/components/Block';
import styles from './styles.module.css';

/**
 * The theme's tabs, which have a name, fail alone and leave what they hold. An address chooses one
 * with the name of the group, as `?client=viem`; the theme's own `queryString` also writes each
 * choice into the address, for which many groups on a page wait for each other.
 */
export default function NamedTabs(props: Props): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const {groupId, children} = props;
  const values = valuesOf(children);
  useEffect(() => {
    if (!groupId) return;
    // The theme has no property for it.
    holder.current?.querySelector('[role=tablist]')?.setAttribute('aria-label', `By ${groupId}`);
    const asked = new URLSearchParams(location.search).get(groupId);
    // Once, for the text stays the same: what a reader chooses later is kept.
    if (asked && values.split(' ').includes(asked))
      createStorageSlot(`docusaurus.tab.${groupId}`).set(asked);
  }, [groupId, values]);
  return (
    <div ref={holder} className={styles.tabs} data-reads-search={groupId}>
      <Block name="The tabs" instead={contents(children)}>
        <Tabs {...props} />
      </Block>
    </div>
  );
}

/** What the tabs hold, without the tabs: a tab cannot be drawn alone. */
const contents = (tabs: ReactNode): ReactNode =>
  Children.map(tabs, (tab) => isValidElement<PropsWithChildren>(tab) && tab.props.children);

/** The values of tabs, parted by spaces. */
const valuesOf = (tabs: ReactNode): string =>
  Children.toArray(tabs)
    .map((tab) => (isValidElement<{value?: string}>(tab) ? tab.props.value : ''))
    .join(' ');
