import type {ReactNode} from 'react';

/** Two sheets, or a tick once the text is copied. */
export default function Icon({isDone}: {isDone: boolean}): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={isDone ? 'M3 8.5 6.5 12 13 4.5' : 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3'} />
    </svg>
  );
}
