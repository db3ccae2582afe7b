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
  /** Which of the program's blocks this is, and what alone its buttons do. */
  part?: string;
  only?: 'edit';
  /** The program whose captured output this is, and its first and last line where it is not all. */
  prints?: string;
  lines?: string;
};

/** The theme's block of code, which fails alone and leaves the code, and runs where it can. */
export default function CodeBlockThatRuns({
  program,
  file,
  part,
  only,
  prints,
  lines,
  ...props
}: Props & RunProps): ReactNode {
  const block = (
    <Block name="The colours of this code" instead={<pre>{props.children}</pre>}>
      <CodeBlock {...props} />
    </Block>
  );
  if (prints) {
    return (
      <RunOutput program={prints} lines={lines}>
        {block}
      </RunOutput>
    );
  }
  if (!program) return block;
  return (
    <>
      {block}
      <RunButtons {...{program, file, part, only}} code={String(props.children)} />
    </>
  );
}
