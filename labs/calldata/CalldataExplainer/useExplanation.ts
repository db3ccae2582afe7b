import {useEffect, useState} from 'react';
import type {Explained} from './explain';
import type {State} from './hashState';

/** What is known of a state, or that there is nothing. */
export type Answer = Explained | 'failed';

/** The explanation of a state, once the code that makes it is there; `retry` loads that again. */
export function useExplanation(state: State): {answer?: Answer; retry: () => void} {
  const [answered, setAnswered] = useState<{state: State; answer: Answer}>();
  const [tries, setTries] = useState(0);
  const isAsked = state.text.trim() !== '';

  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const answer = (given: Answer) => {
      if (isCurrent) setAnswered({state, answer: given});
    };
    // A failure to explain counts too: what is shown must never be of another input.
    import('./explain')
      .then(({explain}) => {
        answer(explain(state));
      })
      .catch(() => {
        answer('failed');
      });
    return () => {
      isCurrent = false;
    };
  }, [state, isAsked, tries]);

  return {
    // The last answer stays while the next is made, so that the page does not jump.
    ...(isAsked && answered && {answer: answered.answer}),
    retry: () => {
      setTries(tries + 1);
    },
  };
}
