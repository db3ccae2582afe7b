import type {Tell, Teller} from './tell';

const steps = (count: number): string => (count === 1 ? 'one step' : `${count} steps`);
const calls = (tell: Tell): string => `Makes ${steps(tell.count('data'))} in one transaction`;
const plan = (tell: Tell): string => `Runs ${steps(tell.count('inputs'))} in order`;

/** What holds other steps. */
export const plans: Readonly<Record<string, Teller>> = {
  multicall: (tell) => {
    if (tell.has('deadline')) return `${calls(tell)}, until ${tell.time('deadline')}`;
    return tell.has('previousBlockhash')
      ? `${calls(tell)}, only in the block after ${tell.value('previousBlockhash')}`
      : calls(tell);
  },
  execute: (tell) =>
    tell.has('deadline') ? `${plan(tell)}, until ${tell.time('deadline')}` : plan(tell),
  executeSigned: (tell) =>
    `${plan(tell)}, as a signature of their maker allows, until ${tell.time('deadline')}`,
  EXECUTE_SUB_PLAN: (tell) => `${plan(tell)}; if one fails, all of them do`,
  callPositionManager: () => 'Calls the position manager from the router',
  V3_POSITION_MANAGER_PERMIT: () => 'Calls the v3 position manager from the router',
  V3_POSITION_MANAGER_CALL: () => 'Calls the v3 position manager from the router',
  V4_POSITION_MANAGER_CALL: () => 'Calls the v4 position manager with all ether of the router',
};
