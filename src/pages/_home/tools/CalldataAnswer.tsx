import Link from '@docusaurus/Link';
import {useMemo, type ReactNode} from 'react';
import {calldataState} from '../../../../labs/calldata/CalldataExplainer/calldataState';
import {EMPTY} from '../../../../labs/calldata/CalldataExplainer/state';
import {fillIn} from '../../../../labs/calldata/CalldataExplainer/fillIn';
import StepList from '../../../../labs/calldata/CalldataExplainer/StepList';
import {FAILED, useExplanation} from '../../../../labs/calldata/CalldataExplainer/useExplanation';
import WarningList from '../../../../labs/calldata/CalldataExplainer/WarningList';
import {hashOf} from '../../../components/hashState/hashOf';

const MOST_STEPS = 3;
const PLACE = '/contracts/universal-router/technical-reference';
/** Where the explainer stands, for what is too long for an address. */
const EXPLAINER = '#read-calldata';

/** What calldata and its first steps do, its warnings, and the way to each of its values. */
export default function CalldataAnswer({text}: {text: string}): ReactNode {
  const state = useMemo(() => fillIn({...EMPTY, text}), [text]);
  const {answer, retry} = useExplanation(state);
  if (!answer) return null;
  const again = (
    <button type="button" onClick={retry}>
      Try again
    </button>
  );
  if (answer === 'failed') {
    return (
      <p>
        {FAILED} {again}
      </p>
    );
  }
  const {explanation, notice, status, warnings} = answer;
  if (explanation.kind === 'unread')
    return <p className="calldata-warnings">{`${notice} ${status}`.trim()}</p>;
  return (
    <>
      <p>
        {notice} {warnings.length > 0 && status} {answer.lacksNames && again}
      </p>
      <p>
        <code>{explanation.name}</code> {explanation.sentence}
      </p>
      {warnings.length > 0 ? <WarningList warnings={warnings} /> : <p>{status}</p>}
      <StepList explanation={explanation} most={MOST_STEPS} />
      <p>
        <Link to={`${PLACE}${hashOf(calldataState, state) || EXPLAINER}`}>
          Choose the network and read every value
        </Link>
      </p>
    </>
  );
}
