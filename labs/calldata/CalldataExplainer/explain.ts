import catalogue from '@generated/calldata/default/catalogue.json';
import {isAddress, parseEther} from 'viem';
import {checkedText} from '../explain/checkedText';
import {explainCalldata, type Asked} from '../explain/explainCalldata';
import {textOf} from '../explain/textOf';
import type {Explanation} from '../explain/explanation';
import type {State} from './hashState';

/** What is known of an input: its explanation, and the same in words. */
export type Explained = {explanation: Explanation; status: string; text: string};

/** Explains what a reader pasted, as of now; loaded with the first input, as it is large. */
export function explain(state: State): Explained {
  const asked = askedBy(state);
  const explanation = explainCalldata(state.text, asked);
  return {explanation, status: checkedText(explanation, asked), text: textOf(explanation)};
}

/** What is filled in; what is no address or amount of ether counts as unknown. */
function askedBy({version, sender, to, value}: State): Asked {
  const [from, called, ether] = [sender.trim(), to.trim(), value.trim()];
  return {
    catalogue,
    nowSeconds: Math.floor(Date.now() / 1_000),
    ...(version && {version}),
    ...(isAddress(from, {strict: false}) && {sender: from}),
    ...(isAddress(called, {strict: false}) && {to: called}),
    ...(ETHER.test(ether) && {valueWei: parseEther(ether)}),
  };
}

const ETHER = /^\d{1,12}(\.\d{1,18})?$/;
