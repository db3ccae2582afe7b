import useBaseUrl from '@docusaurus/useBaseUrl';
import {useRef, useState} from 'react';
import type * as Run from './run';
import type {CallResult, FunctionCall} from '../chain/callFunction';
import type {SendResult} from '../chain/sendFunction';
import type {Arguments} from '../values/argumentsOf';

/** The last block of the chain. */
export type Head = {number: number; timestampSeconds: number};

/** What a press led to. */
export type Outcome =
  | {kind: 'none'}
  | {kind: 'running'; sentence: string}
  | {kind: 'failed'; isLoading: boolean; message: string}
  | {kind: 'called'; result: CallResult; byPath: Arguments['byPath']; head: Head}
  | {kind: 'sent'; result: SendResult; byPath: Arguments['byPath']; head: Head}
  | {kind: 'reset'; head: Head};

/** What the buttons of a form do. */
export type Action =
  | {
      how: 'call' | 'send';
      call: FunctionCall;
      /** The arguments, for the units of the answer. */ byPath: Arguments['byPath'];
    }
  | {how: 'reset'};

/** Runs calls on the chain of the tab, one at a time; code and chain are loaded at the first. */
export function useCall(): {outcome: Outcome; run: (action: Action) => void} {
  const base = useBaseUrl('/');
  const [outcome, setOutcome] = useState<Outcome>({kind: 'none'});
  const isRunning = useRef(false);

  const run = async (action: Action): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    let isLoading = true;
    const say = (sentence: string) => {
      setOutcome({kind: 'running', sentence});
    };
    try {
      say('Loading the code for calls …');
      const tools = await import('./run');
      const chain = await tools.sharedChain(base, say);
      isLoading = false;
      say('Calling …');
      setOutcome(await outcomeOf(action, chain, tools));
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      setOutcome({kind: 'failed', isLoading, message});
    } finally {
      isRunning.current = false;
    }
  };
  return {outcome, run: (action) => void run(action)};
}

type Tools = typeof Run;
type Chain = Awaited<ReturnType<Tools['sharedChain']>>;

async function outcomeOf(
  action: Action,
  chain: Chain,
  {callFunction, sendFunction, knownEvents}: Tools,
): Promise<Outcome> {
  if (action.how === 'reset') {
    await chain.reset();
    return {kind: 'reset', head: await headOf(chain)};
  }
  const {call, byPath} = action;
  if (action.how === 'call') {
    const result = await callFunction(call, chain.ask);
    return {kind: 'called', result, byPath, head: await headOf(chain)};
  }
  const result = await sendFunction(call, knownEvents, chain.ask);
  return {kind: 'sent', result, byPath, head: await headOf(chain)};
}

async function headOf({ask}: Chain): Promise<Head> {
  const block = (await ask('eth_getBlockByNumber', ['latest', false])) as Record<
    'number' | 'timestamp',
    string
  >;
  return {number: Number(block.number), timestampSeconds: Number(block.timestamp)};
}
