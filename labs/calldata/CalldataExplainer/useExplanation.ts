import {useEffect, useState} from 'react';
import type {ExplanationResult} from './explain';
import type {State} from './state';

/** What is said of a state that cannot be explained. */
export const FAILED = 'The calldata reader did not load, or it failed.';

/** What is known of a state, or that there is nothing. */
export type ExplanationAnswer = ExplanationResult | 'failed';

/** Whether an answer says only why the input is not read. */
export const isUnread = (answer: ExplanationAnswer): boolean =>
  answer !== 'failed' && answer.explanation.kind === 'unread';

/** The explanation of a state, once the code that makes it is there; `retry` loads that again. */
export function useExplanation(state: State): {answer?: ExplanationAnswer; retry: () => void} {
  const [last, setLast] = useState<{answer: ExplanationAnswer; chain: string}>();
  const [tries, setTries] = useState(0);
  const hasInput = state.text.trim() !== '';

  useEffect(() => {
    if (!hasInput) return undefined;
    let isCurrent = true;
    // A failure to explain counts too: what is shown must never be of another input.
    void import('./explain')
      .then(({explain}) => explain(state))
      .catch((): ExplanationAnswer => 'failed')
      .then((answer) => {
        if (isCurrent) setLast({answer, chain: state.chain});
      });
    return () => {
      isCurrent = false;
    };
  }, [state, hasInput, tries]);

  // The last answer stays while the next is made, so that the page does not jump; its names are of its network.
  const isFitting = hasInput && last?.chain === state.chain;
  return {
    ...(isFitting && {answer: last.answer}),
    retry: () => {
      setTries(tries + 1);
    },
  };
}
