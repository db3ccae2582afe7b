import catalogue from '@generated/calldata/default/catalogue.json';
import {isAddress, parseEther} from 'viem';
import {statusText} from '../explain/statusText';
import {explainCalldata, type ExplainOptions} from '../explain/explainCalldata';
import {explanationText} from '../explain/explanationText';
import type {Explanation} from '../explain/explanation';
import type {State} from './calldataState';

/** What is known of an input: its explanation, and the same in words. */
export type ExplanationResult = {explanation: Explanation; status: string; text: string};

/** Explains what a reader pasted, as of now; loaded with the first input, as it is large. */
export function explain(state: State): ExplanationResult {
  const options = optionsOf(state);
  const explanation = explainCalldata(state.text, options);
  return {
    explanation,
    status: statusText(explanation, options),
    text: explanationText(explanation),
  };
}

/** What is filled in; what is no address or amount of ether counts as unknown. */
function optionsOf({version, sender, to, value}: State): ExplainOptions {
  const [from, target, ether] = [sender.trim(), to.trim(), value.trim()];
  return {
    catalogue,
    nowSeconds: Math.floor(Date.now() / 1_000),
    ...(version && {version}),
    ...(isAddress(from, {strict: false}) && {sender: from}),
    ...(isAddress(target, {strict: false}) && {to: target}),
    ...(ETHER.test(ether) && {valueWei: parseEther(ether)}),
  };
}

const ETHER = /^\d{1,12}(\.\d{1,18})?$/;
