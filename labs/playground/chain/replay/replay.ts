import {type Chain, RpcError} from '..';
import {ALLOWED} from './allowed';
import type {Conversation, Exchange} from './conversation';
import {findDifferences} from './findDifferences';

/** Of a conversation: how many answers are equal, how many differ as they may, and the faults. */
export type Replay = {equal: number; allowed: number; faults: readonly string[]};

/** Asks a fresh chain all that a program asked of anvil, and compares the answers. */
export async function replay(conversation: Conversation, chain: Chain): Promise<Replay> {
  const counts = {equal: 0, allowed: 0};
  const faults: string[] = [];
  for (const exchange of conversation.exchanges) {
    const {isEqual, sentences} = await compare(chain, exchange);
    if (isEqual) counts.equal++;
    else if (sentences.length === 0) counts.allowed++;
    faults.push(...sentences.map((sentence) => `${conversation.program}: ${sentence}`));
  }
  return {...counts, faults};
}

/** A sentence for each difference from anvil's answer that is not allowed. */
export const compareAnswers = async (chain: Chain, exchange: Exchange): Promise<string[]> =>
  (await compare(chain, exchange)).sentences;

async function compare(chain: Chain, exchange: Exchange) {
  const differences = findDifferences(answerOf(exchange), await ask(chain, exchange));
  const refused = differences.filter(
    (difference) => !ALLOWED.some(({covers}) => covers(exchange, difference)),
  );
  const {method, params} = exchange;
  return {
    isEqual: differences.length === 0,
    sentences: refused.map(
      ({path, anvil, ours}) =>
        `${method}${path} is ${show(anvil)} of anvil, ${show(ours)} here; it was asked with ${show(params)}`,
    ),
  };
}

const answerOf = ({result, error}: Exchange): unknown => (error === undefined ? {result} : {error});

async function ask(chain: Chain, {method, params}: Exchange): Promise<unknown> {
  try {
    return asJson({result: await chain.request({method, params})});
  } catch (cause) {
    if (!(cause instanceof RpcError)) return {error: String((cause as Error).stack)};
    const {code, message, data} = cause;
    return asJson({error: {code, message, data}});
  }
}

/** As it comes over a port. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const show = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 300);
