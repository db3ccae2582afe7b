import CodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import Block from '@site/src/components/Block';

/** The theme's block of code, which fails alone and leaves the code. */
export default function CodeBlockThatFailsAlone(props: Props): ReactNode {
  return (
    <Block name="The colours of this code" instead={<pre>{props.children}</pre>}>
      <CodeBlock {...props} />
    </Block>
  );
}
