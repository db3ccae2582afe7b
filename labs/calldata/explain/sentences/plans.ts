import type {Words, Sentence} from './words';

const steps = (count: number): string => (count === 1 ? 'one step' : `${count} steps`);
const calls = (words: Words): string => `Makes ${steps(words.count('data'))} in one transaction`;
const actions = (words: Words): string => {
  const count = words.count('params');
  return `Runs ${count === 1 ? 'one action' : `${count} actions`} on v4 pools; every debt must be paid and every credit taken in the end`;
};
const plan = (words: Words): string => `Runs ${steps(words.count('inputs'))} in order`;

/** What holds other steps. */
export const plans: Readonly<Record<string, Sentence>> = {
  multicall: (words) => {
    if (words.has('deadline')) return `${calls(words)}, ${words.until('deadline')}`;
    return words.has('previousBlockhash')
      ? `${calls(words)}, only in the block after ${words.value('previousBlockhash')}`
      : calls(words);
  },
  execute: (words) =>
    words.has('deadline') ? `${plan(words)}, ${words.until('deadline')}` : plan(words),
  executeSigned: (words) =>
    `${plan(words)}, as a signature of their maker allows, ${words.until('deadline')}`,
  V4_SWAP: actions,
  Actions: actions,
  modifyLiquidities: (words) => `Runs actions on v4 positions, ${words.until('deadline')}`,
  modifyLiquiditiesWithoutUnlock: (words) =>
    `${actions(words)}, for a caller that has unlocked the PoolManager`,
  unlock: () => 'Unlocks the PoolManager, which calls its caller back with these bytes',
  EXECUTE_SUB_PLAN: (words) => `${plan(words)}; if one fails, all of them do`,
  callPositionManager: () => 'Calls the position manager from the router',
  V3_POSITION_MANAGER_PERMIT: () => 'Calls the v3 position manager from the router',
  V3_POSITION_MANAGER_CALL: () => 'Calls the v3 position manager from the router',
  V4_POSITION_MANAGER_CALL: () => 'Calls the v4 position manager with all ether of the router',
};
