import type {Content, Explanation, UnreadableInput} from './explanation';
import {contentsOf} from './fieldsOf';

/** The steps inside of a call, in order; one that contains steps gives those. */
export const innerSteps = (
  explanation: Explanation | Content,
): readonly (Content | UnreadableInput)[] =>
  explanation.kind === 'unread'
    ? []
    : contentsOf(explanation.fields).flatMap((step) => {
        const steps = innerSteps(step);
        return steps.length > 0 ? steps : [step];
      });
