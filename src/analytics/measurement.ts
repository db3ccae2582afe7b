/**
 * Whether this visit is measured: `absent` where the site has no collector, `refused` where the
 * browser asks not to track, `off` where the reader said so.
 */
export type Measurement = 'absent' | 'refused' | 'off' | 'on';

let current: Measurement = 'absent';
const listeners = new Set<() => void>();

/** Whether this visit is measured now. */
export const measurement = (): Measurement => current;

/** Calls back when that changes, until the returned function is called. */
export function onMeasurement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes it. */
export function setMeasurement(next: Measurement): void {
  current = next;
  for (const listener of listeners) listener();
}
