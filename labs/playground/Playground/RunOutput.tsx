import type {ReactNode} from 'react';
import Block from '../../../src/components/Block';
import {useCounted} from './outputs';
import {useSession} from './sessions';

type Props = {
  /** Below `examples/`. */
  program: string;
  /** What the program printed when the page was written. */
  children: ReactNode;
};

/** The captured output of a program, in whose place that of a run in this tab is shown. */
export default function RunOutput({program, children}: Props): ReactNode {
  useCounted(program);
  const session = useSession(program);
  if (!session || /idle|asked/.test(session.progress.at)) return children;
  const {Output} = session.views;
  return (
    <Block name="The output of this run" instead={children}>
      <Output session={session} captured={children} />
    </Block>
  );
}
