import {onCLS, onFCP, onINP, onLCP} from 'web-vitals';
import type {PropertiesOf} from './events';

type Vitals = PropertiesOf<'web vitals'>;

/** Measures how the page that the site was opened on does; the returned function returns the values so far. */
export function watchVitals(): () => Vitals {
  const vitals: Vitals = {};
  const all = {reportAllChanges: true};
  onCLS(({value}) => (vitals.cumulative_layout_shift = Math.round(value * 10_000) / 10_000), all);
  onFCP(({value}) => (vitals.first_contentful_paint_ms = Math.round(value)), all);
  onLCP(({value}) => (vitals.largest_contentful_paint_ms = Math.round(value)), all);
  onINP(({value}) => (vitals.interaction_to_next_paint_ms = Math.round(value)), all);
  watchFirstInput((delay) => (vitals.first_input_delay_ms = Math.round(delay)));
  return () => vitals;
}

/** `web-vitals` no longer measures this one. */
function watchFirstInput(report: (delay: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      report(entry.processingStart - entry.startTime);
    }
    observer.disconnect();
  });
  observer.observe({type: 'first-input', buffered: true});
}
