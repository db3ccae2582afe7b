import QueryResults from '@theme-original/SearchPage/QueryResults';
import type {ComponentProps, ReactNode} from 'react';
import Block from '@site/src/components/Block';

/** The results of a query on the search page, which fail alone: the field stays. */
export default function QueryResultsThatFailAlone(
  props: ComponentProps<typeof QueryResults>,
): ReactNode {
  return (
    <Block name="The search">
      <QueryResults {...props} />
    </Block>
  );
}
