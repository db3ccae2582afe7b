import FooterLayout from '@theme-original/Footer/Layout';
import type {Props} from '@theme/Footer/Layout';
import {useSyncExternalStore, type ReactNode} from 'react';
import {measurement, onMeasurement} from '@site/src/analytics/measurement';
import MeasurementSwitch from '@site/src/components/MeasurementSwitch';

/** The theme's footer, with the switch for measuring, if any, where others have a copyright. */
export default function FooterLayoutWithSwitch(props: Props): ReactNode {
  const state = useSyncExternalStore(onMeasurement, measurement, () => 'absent' as const);
  return (
    <FooterLayout
      {...props}
      copyright={state !== 'absent' && <MeasurementSwitch state={state} />}
    />
  );
}
