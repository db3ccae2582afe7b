import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {calldataState, EMPTY} from '../../../../labs/calldata/CalldataExplainer/calldataState';
import {explain} from '../../../../labs/calldata/CalldataExplainer/explain';
import WarningList from '../../../../labs/calldata/CalldataExplainer/WarningList';
import {innerSteps} from '../../../../labs/calldata/explain/innerSteps';
import {warningsIn} from '../../../../labs/calldata/explain/warningsIn';
import {hashOf} from '../../../components/hashState/hashOf';

const MOST_STEPS = 3;
const PLACE = '/contracts/universal-router/technical-reference';
/** Where the explainer stands, for what is too long for an address. */
const EXPLAINER = '#read-calldata';

/** What calldata and its first steps do, its warnings, and the way to each of its values. */
export default function CalldataAnswer({text}: {text: string}): ReactNode {
  const state = {...EMPTY, text};
  const {explanation, status} = explain(state);
  if (explanation.kind === 'unread') return <p>{status}</p>;
  const warnings = warningsIn(explanation);
  const steps = innerSteps(explanation);
  return (
    <>
      <p>
        <code>{explanation.name}</code> {explanation.sentence}
      </p>
      {steps.length > 0 && (
        <ol aria-label="Steps">
          {steps.slice(0, MOST_STEPS).map((step, index) => (
            // Two steps may be the same.
            <li key={index}>
              {step.kind === 'unread' ? (
                step.message
              ) : (
                <>
                  <code>{step.name}</code> {step.sentence}
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {steps.length > MOST_STEPS && (
        <p>
          The first {MOST_STEPS} of {steps.length} steps.
        </p>
      )}
      {warnings.length > 0 ? <WarningList warnings={warnings} /> : <p>{status}</p>}
      <p>
        <Link to={`${PLACE}${hashOf(calldataState, state) || EXPLAINER}`}>Read every value</Link>
      </p>
    </>
  );
}
