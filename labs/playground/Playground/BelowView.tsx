import type {ReactNode} from 'react';
import {inBlock} from '../../../src/components/Block';
import AfterRun from './AfterRun';
import OutputView from './output/OutputView';
import StatusView from './output/StatusView';
import {standsBelow} from './outputs';
import type {Session} from './session/session';
import Styles from './Styles';

type Props = {session: Session; place: string};

/** Below the buttons: the editor that they opened, and what the run that they started printed. */
function BelowView({session, place}: Props): ReactNode {
  const {EditPanel, editing, progress, ranFrom} = session;
  const isEditing = editing?.place === place;
  const hasRun = ranFrom === place && progress.at !== 'idle' && progress.at !== 'asked';
  return (
    <>
      <Styles />
      {isEditing && EditPanel && <EditPanel session={session} place={place} />}
      {hasRun && <StatusView session={session} />}
      {hasRun && standsBelow(session) && <OutputView session={session} />}
      {hasRun && progress.at === 'ended' && <AfterRun session={session} />}
    </>
  );
}

export default inBlock('What this program printed', BelowView);
