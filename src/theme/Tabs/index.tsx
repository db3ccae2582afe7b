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

/** The theme's tabs, which have a name, fail alone and leave what they hold. */
export default function NamedTabs(props: Props): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const {groupId} = props;
  useEffect(() => {
    if (!groupId) return;
    // The theme has no property for it.
    holder.current?.querySelector('[role=tablist]')?.setAttribute('aria-label', `By ${groupId}`);
  }, [groupId]);
  return (
    <div ref={holder} className={styles.tabs}>
      <Block name="The tabs" instead={contents(props.children)}>
        <Tabs {...props} />
      </Block>
    </div>
  );
}

/** What the tabs hold, without the tabs: a tab cannot be drawn alone. */
const contents = (tabs: ReactNode): ReactNode =>
  Children.map(tabs, (tab) => isValidElement<PropsWithChildren>(tab) && tab.props.children);
