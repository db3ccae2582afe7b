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
    const differences = findDifferences(answerOf(exchange), await ask(chain, exchange));
    const refused = differences.filter(
      (difference) => !ALLOWED.some(({covers}) => covers(exchange, difference)),
    );
    if (differences.length === 0) counts.equal++;
    else if (refused.length === 0) counts.allowed++;
    faults.push(
      ...refused.map(
        ({path, anvil, ours}) =>
          `${conversation.program}: ${exchange.method}${path} is ${show(anvil)} of anvil, ${show(ours)} here; it was asked with ${show(exchange.params)}`,
      ),
    );
  }
  return {...counts, faults};
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
