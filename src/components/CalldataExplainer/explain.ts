import catalogue from '@generated/calldata/default/catalogue.json';
import {isAddress} from 'viem';
import {explainCalldata} from '../../calldata/explainCalldata';
import type {Explanation} from '../../calldata/explanation';
import type {State} from './hashState';

export {countWarnings} from '../../calldata/countWarnings';
export {textOf} from '../../calldata/textOf';

/** Explains what a reader pasted, as of now; loaded with the first input, as it is large. */
export function explain({text, version, sender}: State): Explanation {
  const from = sender.trim();
  return explainCalldata(text, {
    catalogue,
    version,
    nowSeconds: Math.floor(Date.now() / 1_000),
    ...(isAddress(from, {strict: false}) && {sender: from}),
  });
}
