import type {FormEvent} from 'react';

/** DocSearch cuts a query here; a topic, a message or the data of a revert is longer. */
const LONGEST = 64;

/** Handles a change of the field: a query that DocSearch would cut opens the modal again. */
export const keepLongQuery =
  (onAsk: (query: string) => void) =>
  (event: FormEvent): void => {
    const {value} = event.target as HTMLInputElement;
    if (value.length <= LONGEST) return;
    event.stopPropagation();
    onAsk(value);
  };
