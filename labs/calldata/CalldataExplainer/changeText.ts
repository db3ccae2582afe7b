import {fillIn} from './fillIn';
import {EMPTY, type State} from './state';

/** A state with another text, and fields that it fills. Details of the last payload stay only while the reader edits that by hand. */
export function changeText(state: State, text: string, event: Partial<InputEvent>): State {
  const isSamePayload = isTyped(event) && text.trim() !== '';
  return fillIn({...(isSamePayload ? state : withoutDetails(state)), text});
}

/** A state without the details of its payload, with which the next must not be read. What the reader typed or chose stays. */
export function withoutDetails(state: State): State {
  const {text, version, byHand} = state;
  const own = byHand.map((name) => [name, state[name]]);
  return {...EMPTY, text, version, byHand, ...Object.fromEntries(own)};
}

/** Whether the reader typed a character or deleted some. All else may bring another payload. */
export const isTyped = ({inputType = '', data}: Partial<InputEvent>): boolean =>
  /^deleteContent(Backward|Forward)$/.test(inputType) ||
  (inputType === 'insertText' && data?.length === 1);
