import type {ReactNode} from 'react';
import Answer from '../../../../src/components/RevertLookup/Answer';
import CopyButton from '../../../../src/components/CopyButton';
import type {RevertEntry} from '../../../../src/failure/findEntries';
import {readFailure} from '../../../../src/failure/readFailure';
import type {CallResult} from '../chain/callFunction';
import type {CallFunction} from '../data/callPage';
import type {Surroundings} from '../values/humanOf';
import RawValue from './RawValue';
import {rowsOf} from './rowsOf';
import ValueTable from './ValueTable';

export type ResultProps = {
  result: CallResult;
  called: CallFunction;
  given: (returned: readonly unknown[]) => Surroundings;
  entries: readonly RevertEntry[];
};

/** The values of a call, or why it reverted, and the bytes of either. */
export default function ResultView({result, called, given, entries}: ResultProps): ReactNode {
  return (
    <>
      {result.kind === 'returned' && (
        <Returned values={result.values} called={called} given={given} />
      )}
      {result.kind === 'reverted' && (
        <Answer failure={readFailure(result.data ?? result.message)} entries={entries} />
      )}
      {result.data !== undefined && result.data !== '0x' && (
        <p className="call-raw">
          Raw data: <RawValue text={result.data} label="Raw data" />{' '}
          <CopyButton label="Copy" subject="raw data" text={result.data} />
        </p>
      )}
    </>
  );
}

function Returned({
  values,
  called,
  given,
}: Pick<ResultProps, 'called' | 'given'> & {values: readonly unknown[]}): ReactNode {
  const {abi, returnUnits} = called;
  if (abi.outputs.length === 0) return <p>The function returns no value.</p>;
  return (
    <ValueTable
      caption="Returned values"
      rows={rowsOf(abi.outputs, values, {units: returnUnits, given: given(values)})}
    />
  );
}
