import type {ReactNode} from 'react';
import Block from '../../../src/components/Block';
import {useCounted} from './outputs';
import {useSession} from './sessions';

type Props = {
  /** Below `examples/`. */
  program: string;
  /** The first and the last line of what it printed that are shown, `7-10`; all of them unless given. */
  lines?: string;
  /** What the program printed when the page was written. */
  children: ReactNode;
};

/** The captured output of a program, in whose place that of a run in this tab is shown. */
export default function RunOutput({program, lines, children}: Props): ReactNode {
  useCounted(lines ? undefined : program);
  const session = useSession(program);
  if (!session || /idle|asked/.test(session.progress.at)) return children;
  const {Whole, Part} = session.views;
  return (
    <Block name="The output of this run" instead={children}>
      {lines ? (
        <Part session={session} lines={lines} captured={children} />
      ) : (
        <Whole session={session} captured={children} />
      )}
    </Block>
  );
}
