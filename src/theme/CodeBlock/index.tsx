import CodeBlock from '@theme-original/CodeBlock';
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import RunButtons from '@site/labs/playground/Playground';
import RunOutput from '@site/labs/playground/Playground/RunOutput';
import Block from '@site/src/components/Block';

/** What `pages/remarkExample` writes beside the properties of the theme, by names below `examples/`. */
type RunProps = {
  /** The program that runs this code in the reader's tab, and the quoted file where that is another. */
  program?: string;
  file?: string;
  /** The program whose captured output this is. */
  prints?: string;
};

/** The theme's block of code, which fails alone and leaves the code, and runs where it can. */
export default function CodeBlockThatRuns({
  program,
  file,
  prints,
  ...props
}: Props & RunProps): ReactNode {
  const block = (
    <Block name="The colours of this code" instead={<pre>{props.children}</pre>}>
      <CodeBlock {...props} />
    </Block>
  );
  if (prints) return <RunOutput program={prints}>{block}</RunOutput>;
  if (!program) return block;
  return (
    <>
      {block}
      <RunButtons program={program} file={file} code={String(props.children)} />
    </>
  );
}
