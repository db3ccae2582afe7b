import type {ReactNode} from 'react';
import {switchMeasurement} from '../../analytics/analytics';
import type {Measurement} from '../../analytics/measurement';

type Props = {
  /** Whether the reader's visits are measured. */
  state: Exclude<Measurement, 'absent'>;
};

/** Lets a reader switch measuring off and on, unless the browser did. */
export default function MeasurementSwitch({state}: Props): ReactNode {
  if (state === 'refused') return 'Not measured, as your browser asks';
  return (
    <label>
      <input
        type="checkbox"
        role="switch"
        checked={state === 'on'}
        onChange={({target}) => {
          switchMeasurement(target.checked);
        }}
      />{' '}
      Measure my visits
    </label>
  );
}
