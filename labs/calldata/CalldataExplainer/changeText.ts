import {fillIn} from './fillIn';
import {EMPTY, type State} from './state';

/** A state with another text, whose fields have what that says, and of the last payload only what a reader who types goes on with. */
export function changeText(state: State, text: string, event: Partial<InputEvent>): State {
  const isSamePayload = isTyped(event) && text.trim() !== '';
  return fillIn({...(isSamePayload ? state : withoutDetails(state)), text});
}

/** A state without the rest of its transaction, but for what the reader typed or chose: the next payload must not be read with it. */
export function withoutDetails(state: State): State {
  const {text, version, byHand} = state;
  const own = byHand.map((name) => [name, state[name]]);
  return {...EMPTY, text, version, byHand, ...Object.fromEntries(own)};
}

/** Whether a reader typed or deleted by hand; all else may bring another payload, also as an insertion of more than one character. */
const isTyped = ({inputType = '', data}: Partial<InputEvent>): boolean =>
  /^deleteContent(Backward|Forward)$/.test(inputType) ||
  (inputType === 'insertText' && data?.length === 1);
