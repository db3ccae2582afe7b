import type {CommandInput} from '../commands/readDispatcher';
import {readHandler} from './readHandler';

/** A contract of v4-periphery that runs actions; the Universal Router inherits from `V4Router`. */
export type ActionRunner = 'PositionManager' | 'V4Router';

/** An action of v4-periphery. */
export type Action = {
  /** As the constant: `SETTLE_ALL`. */
  name: string;
  byte: number;
  /** In the order of the calldata; none where no contract decodes them. */
  inputs: CommandInput[];
  /** The contracts that run it; both refuse an action that is not theirs. */
  runsIn: ActionRunner[];
};

/** The actions of a release of v4-periphery. */
export type ActionSet = {
  actions: Action[];
  /** Fields of the structs that actions take, by the names of the structs. */
  structs: Record<string, CommandInput[]>;
};

/** Solidity of a release of v4-periphery. */
type Sources = {
  /** The library of the actions' bytes. */
  constants: string;
  handlers: Readonly<Record<ActionRunner, string>>;
  /** Sources that declare structs and types of values. */
  types: string;
};

/** The actions that the sources of a release declare, and what each contract reads for them. */
export function actionSet({constants, handlers, types}: Sources): ActionSet {
  const typeOf = typeReader(types);
  const typed = ({name, type}: CommandInput): CommandInput => ({name, type: typeOf(type)});
  const handled = Object.entries(handlers).map(
    ([runner, source]) => [runner as ActionRunner, readHandler(source)] as const,
  );
  const bytes = bytesIn(constants);
  for (const [runner, inputs] of handled) {
    const stranger = [...inputs.keys()].find((name) => !bytes.has(name));
    if (stranger) throw new Error(`${runner} handles ${stranger}, which has no constant`);
  }
  const actions = [...bytes].map(([name, byte]): Action => {
    const runners = handled.filter(([, inputs]) => inputs.has(name));
    const [first = [], ...others] = runners.map(([, inputs]) =>
      (inputs.get(name) ?? []).map(typed),
    );
    if (others.some((other) => JSON.stringify(other) !== JSON.stringify(first))) {
      throw new Error(
        `${runners.map(([runner]) => runner).join(' and ')} read ${name} differently`,
      );
    }
    return {name, byte, inputs: first, runsIn: runners.map(([runner]) => runner)};
  });
  return {
    actions: actions.sort((one, other) => one.byte - other.byte),
    structs: Object.fromEntries(
      structsIn(types).map(([name, fields]) => [name, fields.map(typed)]),
    ),
  };
}

const bytesIn = (library: string): ReadonlyMap<string, number> =>
  new Map(
    [...library.matchAll(/constant (\w+) = (0x[0-9a-f]+);/g)].map(([, name = '', value]) => [
      name,
      Number(value),
    ]),
  );

const structsIn = (types: string): [string, CommandInput[]][] =>
  [...types.matchAll(/^ *struct (\w+) \{([^}]*)\}/gm)].map(([, name = '', body = '']) => [
    name,
    [...body.matchAll(/^\s*([\w.[\]]+) (\w+);/gm)].map(([, type = '', field = '']) => ({
      name: field,
      type,
    })),
  ]);

/** Types as calldata has them: structs without their interface, value types as what they wrap, interfaces as addresses. */
function typeReader(types: string): (type: string) => string {
  const wrapped = new Map(
    [...types.matchAll(/^type (\w+) is (\w+);/gm)].map(([, name = '', type = '']) => [name, type]),
  );
  const interfaces = new Set([...types.matchAll(/^interface (\w+)/gm)].map(([, name]) => name));
  return (type) => {
    const name = type.replace(/^\w+\./, '');
    return interfaces.has(name) ? 'address' : (wrapped.get(name) ?? name);
  };
}
