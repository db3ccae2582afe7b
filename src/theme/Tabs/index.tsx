import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import {Children, isValidElement, type PropsWithChildren, type ReactNode} from 'react';
import Block from '@site/src/components/Block';

/** The theme's tabs, which fail alone and leave what they hold. */
export default function TabsThatFailAlone(props: Props): ReactNode {
  return (
    <Block name="The tabs" instead={contents(props.children)}>
      <Tabs {...props} />
    </Block>
  );
}

/** What the tabs hold, without the tabs: a tab cannot be drawn alone. */
const contents = (tabs: ReactNode): ReactNode =>
  Children.map(tabs, (tab) => isValidElement<PropsWithChildren>(tab) && tab.props.children);
