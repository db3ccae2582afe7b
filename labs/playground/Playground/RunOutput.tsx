import type {ReactNode} from 'react';
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
  if (!session || session.progress.at === 'idle' || session.progress.at === 'asked')
    return children;
  const {Output} = session.views;
  return <Output session={session} captured={children} />;
}
