import catalogue from '@generated/calldata/default/catalogue.json';
import chains from '@generated/calldata/default/chains.json';
import {isAddress, parseEther} from 'viem';
import type {Names} from '../explain/catalogue';
import {payloadInText} from '../explain/payloadInText';
import {statusText} from '../explain/statusText';
import {explainCalldata, type ExplainOptions} from '../explain/explainCalldata';
import {explanationText} from '../explain/explanationText';
import type {Explanation, Warning} from '../explain/explanation';
import {listedWarnings, warningsIn} from '../explain/warningsIn';
import type {State} from './state';
import {namesOf, noticeOf} from './namesOf';

/** What is known of an input: its explanation, and the same in words. */
export type ExplanationResult = {
  explanation: Explanation;
  /** Whose names it has. */
  notice: string;
  /** Whether names exist and did not load. */
  lacksNames: boolean;
  status: string;
  /** Its warnings and those of what is inside, the worst first. */
  warnings: readonly Warning[];
  /** Whether some of them stand at values inside. */
  hasInnerWarnings: boolean;
  text: string;
};

/** Explains what a reader pasted, as of now; loaded with the first input, as it is large. */
export async function explain(state: State): Promise<ExplanationResult> {
  const {chain} = state;
  const names = await namesOf(chain, {mainnet: catalogue, chains, load: loadNetworks});
  const options = optionsOf(state, names);
  const explanation = explainCalldata(state.text, options);
  const isRead = explanation.kind !== 'unread';
  const notice = [
    ...(payloadInText(state.text).isPart ? ['The text around the payload is left out.'] : []),
    ...(isRead ? [noticeOf(chain, {names, chains})] : []),
  ].join(' ');
  return {
    explanation,
    notice,
    lacksNames: isRead && !names.network && chains.some(({id}) => id === chain),
    status: statusText(explanation, options),
    warnings: listedWarnings(explanation),
    hasInnerWarnings: isRead && warningsIn(explanation).length > explanation.warnings.length,
    text: `${notice}\n${explanationText(explanation)}`,
  };
}

const loadNetworks = async () =>
  (await import('@generated/calldata/default/networks.json')).default;

/** What is filled in; what is no address or amount of ether counts as unknown. */
function optionsOf({version, sender, to, value}: State, names: Names): ExplainOptions {
  const [from, target, ether] = [sender.trim(), to.trim(), value.trim()];
  const {functions, routers, actions} = catalogue;
  return {
    catalogue: {functions, routers, actions, ...names},
    nowSeconds: Math.floor(Date.now() / 1_000),
    ...(version && {version}),
    ...(isAddress(from, {strict: false}) && {sender: from}),
    ...(isAddress(target, {strict: false}) && {to: target}),
    ...(ETHER.test(ether) && {valueWei: parseEther(ether)}),
  };
}

const ETHER = /^\d{1,12}(\.\d{1,18})?$/;
