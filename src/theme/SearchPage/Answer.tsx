import Answer from '@theme-original/SearchPage/Answer';
import type {ComponentProps, ReactNode} from 'react';
import Block from '@site/src/components/Block';

/** What a query of the search page came to, which fails alone: the field stays. */
export default function AnswerThatFailsAlone(props: ComponentProps<typeof Answer>): ReactNode {
  return (
    <Block name="The search">
      <Answer {...props} />
    </Block>
  );
}
