import {useEffect, useState} from 'react';
import type {Explanation} from '../../calldata/explanation';
import type {State} from './hashState';

/** What is known of a state: the explanation, its warnings and plain text, or that there is none. */
export type Answer = {explanation: Explanation; warnings: number; text: string} | 'failed';

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
      .then(({countWarnings, explain, textOf}) => {
        const explanation = explain(state);
        answer({explanation, warnings: countWarnings(explanation), text: textOf(explanation)});
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
