import {type CommandInput, readDispatcher} from './readDispatcher';

/** A command of the Universal Router. */
export type Command = {
  /** As the constant: `V3_SWAP_EXACT_IN`. */
  name: string;
  byte: number;
  /** In the order of the calldata; none where the inputs are handed on as they are. */
  inputs: CommandInput[];
  /** Whether a failure is reported, so that the flag can allow it; else it reverts the whole call. */
  reports: boolean;
};

/** The commands of a release of the router. */
export type CommandSet = {
  /** The bits of a byte that say which command it is. */
  mask: number;
  /** The bit that lets a command fail. */
  flag: number;
  commands: Command[];
  /** Fields of the structs that commands take, by the names of the structs. */
  structs: Record<string, CommandInput[]>;
};

/** Solidity of a release of the router. */
type Sources = {
  /** The library of the commands' bytes. */
  constants: string;
  dispatcher: string;
  /** All sources of the package: some inputs are decoded outside of the dispatcher. */
  sources: string;
  structs: Record<string, CommandInput[]>;
};

/** The commands that the sources of a release declare and dispatch. */
export function commandSet({dispatcher, sources, structs, ...library}: Sources): CommandSet {
  const constants = constantsIn(library.constants);
  const dispatched = readDispatcher(dispatcher);
  const decoded: Record<string, CommandInput[]> = {};
  const commands = [...constants]
    .filter(([name]) => isCommand(name))
    .map(([name, byte]) => {
      const command = dispatched.get(name);
      if (!command) throw new Error(`the dispatcher does not handle ${name}`);
      const {inputs, handedTo, reports} = command;
      const struct = handedTo && decodedBy(handedTo, sources);
      if (struct) decoded[struct.type] = fieldsOf(struct.type, sources);
      return {name, byte, inputs: struct ? [struct] : inputs, reports};
    });
  return {
    mask: constants.get('COMMAND_TYPE_MASK') ?? 0,
    flag: constants.get('FLAG_ALLOW_REVERT') ?? 0,
    commands: commands.sort((one, other) => one.byte - other.byte),
    structs: {...structs, ...decoded},
  };
}

const constantsIn = (library: string): ReadonlyMap<string, number> =>
  new Map(
    [...library.matchAll(/constant (\w+) = (0x[0-9a-f]+);/g)].map(([, name = '', value]) => [
      name,
      Number(value),
    ]),
  );

/** Whether a constant is a command, and not a mask, a flag or a border between groups. */
const isCommand = (name: string): boolean => !/_(MASK|REVERT|BOUNDARY)$/.test(name);

/** The struct that a function decodes from all its inputs. */
function decodedBy(name: string, sources: string): CommandInput | undefined {
  const decode = new RegExp(`function ${name}\\([^}]*?(\\w+) memory (\\w+) = abi\\.decode\\(`);
  const [, type, variable] = decode.exec(sources) ?? [];
  return type && variable ? {name: variable, type} : undefined;
}

function fieldsOf(struct: string, sources: string): CommandInput[] {
  const [, body = ''] = new RegExp(`struct ${struct} \\{([^}]*)\\}`).exec(sources) ?? [];
  return [...body.matchAll(/^\s*([\w.[\]]+) (\w+);/gm)].map(([, type = '', name = '']) => ({
    name,
    type,
  }));
}
