import {fillIn} from './fillIn';
import {EMPTY, type Detail, type State} from './state';

/** A state with another text, and fields that it fills. Details of the last payload stay only while the reader edits that by hand. */
export function changeText(state: State, text: string, event: Partial<InputEvent>): State {
  const isSamePayload = isTyped(event) && text.trim() !== '';
  return fillIn({...(isSamePayload ? state : withoutDetails(state)), text});
}

/** What the reader fills in of themselves, and not of one payload. */
const OF_READER: ReadonlySet<Detail> = new Set(['sender', 'chain']);

/** A state without the details of its payload, with which the next must not be read. What the reader typed or chose of themselves stays, and what they filled in before any payload. */
export function withoutDetails(state: State): State {
  const {text, version} = state;
  const isFirst = text.trim() === '';
  const byHand = state.byHand.filter((name) => isFirst || OF_READER.has(name));
  const own = byHand.map((name) => [name, state[name]]);
  return {...EMPTY, text, version, byHand, ...Object.fromEntries(own)};
}

/** Whether the reader typed a character or deleted some. All else may bring another payload. */
export const isTyped = ({inputType = '', data}: Partial<InputEvent>): boolean =>
  /^deleteContent(Backward|Forward)$/.test(inputType) ||
  (inputType === 'insertText' && data?.length === 1);
