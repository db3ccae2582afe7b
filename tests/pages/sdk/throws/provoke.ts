import type {Called} from './called';
import type {Input} from './inputs';
import {CALLED} from './members';
import {randomOf} from './random';

/** A message that bad inputs of a member provoked, with one of the calls. */
export type Provoked = {
  member: string;
  calls: number;
  /** By message: one call with it, preferably of inputs that TypeScript allows. */
  messages: Record<string, {call: string; isTyped: boolean}>;
};

/** Calls every member of a class with so many generated inputs and collects what is thrown; `started` hears of each member before its calls. */
export async function provoke(
  name: string,
  {calls, seed}: {calls: number; seed: number},
  started: (member: string, call: string) => void = () => undefined,
): Promise<Provoked[]> {
  const called = CALLED[name];
  if (!called) throw new Error(`no class ${name}; there are: ${Object.keys(CALLED).join(', ')}`);
  const results: Provoked[] = [];
  for (const member of memberNames(called)) {
    const random = randomOf(seed);
    const messages: Provoked['messages'] = {};
    for (let count = 0; count < calls; count++) {
      const {self, args} = inputsOf(called, member, random);
      const given = [...(self ? [self] : []), ...args];
      const isTyped = given.every((one) => one.isTyped);
      const call = `${self?.text ?? name}.${member}(${args.map(({text}) => text).join(', ')})`;
      started(member, call);
      const message = await thrownBy(called, member, {self, args});
      if (message === undefined) continue;
      const known = messages[message];
      if (!known || (isTyped && !known.isTyped)) messages[message] = {call, isTyped};
    }
    results.push({member, calls, messages});
  }
  return results;
}

/** The members to call: those with inputs, and every getter of the class and its bases. */
export function memberNames({class: one, members}: Called): string[] {
  const getters: string[] = [];
  const {prototype} = one as {prototype: object};
  for (let at = prototype; at !== Object.prototype; at = Object.getPrototypeOf(at) as object) {
    const accessors = Object.entries(Object.getOwnPropertyDescriptors(at)).filter(
      ([, {get}]) => get,
    );
    getters.push(...accessors.map(([name]) => name));
  }
  return [...new Set([...Object.keys(members), ...getters])].filter(
    (name) => name !== 'adjustedForDecimals',
  );
}

type Inputs = {self?: Input; args: Input[]};

function inputsOf(called: Called, member: string, random: () => number): Inputs {
  const sources = Object.hasOwn(called.members, member) ? called.members[member] : [];
  const args =
    typeof sources === 'function' ? sources(random) : (sources ?? []).map((one) => one(random));
  const isStatic = member === 'constructor' || !called.self || member in (called.class as object);
  if (isStatic || !called.self) return {args};
  // Members of what is no object of the class do not exist.
  let self = called.self(random);
  for (let tries = 0; tries < 50 && !self.isTyped; tries++) self = called.self(random);
  return {self, args};
}

/** The message of the error that a call throws, or with which its promise is rejected. */
async function thrownBy(
  {class: one}: Called,
  member: string,
  {self, args}: Inputs,
): Promise<string | undefined> {
  const values = args.map(({value}) => value);
  try {
    if (member === 'constructor') {
      Reflect.construct(one as new () => object, values);
      return undefined;
    }
    const owner = (self ? self.value : one) as Record<string, unknown>;
    const value = owner[member];
    await (typeof value === 'function'
      ? (value as (...of: unknown[]) => unknown).apply(owner, values)
      : value);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** A message as pages write it: without what `tiny-invariant` and ethers add; of an error without one its class. */
function messageOf(error: unknown): string {
  const {reason, message, constructor} = error as Error & {reason?: string};
  const text = reason ?? message;
  return text ? (text.replace(/^Invariant failed: /, '').split('\n')[0] ?? text) : constructor.name;
}
