import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Contract} from '../model';
import {type CommandInput, inputsRead} from './inputsRead';

export type {CommandInput} from './inputsRead';

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

const PACKAGE = '@uniswap/universal-router';

/** The commands of the router's newest package: bytes from its constants, inputs from its dispatcher. */
export function readCommands(
  siteDirectory: string,
  contracts: ReadonlyMap<string, Contract>,
): CommandSet {
  const folder = path.join(siteDirectory, 'node_modules', PACKAGE, 'contracts');
  const sources = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.sol'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const permit2 = contracts.get('@uniswap/uniswapx-sdk/Permit2')?.structs ?? [];
  return commandSet({
    constants: commandConstants(contracts, PACKAGE),
    dispatcher: readFileSync(path.join(folder, 'base/Dispatcher.sol'), 'utf8'),
    sources,
    structs: Object.fromEntries(permit2.map(({name, fields}) => [name, fields])),
  });
}

/** The constants of a package's command library, by name: commands, mask and flag. */
export function commandConstants(
  contracts: ReadonlyMap<string, Contract>,
  folder: string,
): Map<string, number> {
  const {constants = []} = contracts.get(`${folder}/Commands`) ?? {};
  return new Map(constants.map(({name, value}) => [name, Number(value)]));
}

/** Whether a constant is a command, and not a mask, a flag or a border between groups. */
export const isCommand = (name: string): boolean => !/_(MASK|REVERT|BOUNDARY)$/.test(name);

/** The commands that these texts say there are. */
export function commandSet({
  constants,
  dispatcher,
  sources,
  structs,
}: {
  constants: ReadonlyMap<string, number>;
  dispatcher: string;
  /** All sources of the package: some inputs are decoded outside of the dispatcher. */
  sources: string;
  structs: Record<string, CommandInput[]>;
}): CommandSet {
  const read = inputsRead(dispatcher);
  const handed: Record<string, CommandInput[]> = {};
  const commands = [...constants]
    .filter(([name]) => isCommand(name))
    .map(([name, byte]) => {
      const found = read.get(name);
      if (!found) throw new Error(`the dispatcher does not handle ${name}`);
      const {inputs, handedTo, reports} = found;
      const struct = handedTo && decodedBy(handedTo, sources);
      if (struct) handed[struct.type] = fieldsOf(struct.type, sources);
      return {name, byte, inputs: struct ? [struct] : inputs, reports};
    });
  return {
    mask: constants.get('COMMAND_TYPE_MASK') ?? 0,
    flag: constants.get('FLAG_ALLOW_REVERT') ?? 0,
    commands: commands.sort((one, other) => one.byte - other.byte),
    structs: {...structs, ...handed},
  };
}

/** The struct that a function decodes from all its inputs. */
function decodedBy(name: string, sources: string): CommandInput | undefined {
  const decode = new RegExp(`function ${name}\\([^}]*?(\\w+) memory (\\w+) = abi\\.decode\\(`);
  const [, type, called] = decode.exec(sources) ?? [];
  return type && called ? {name: called, type} : undefined;
}

function fieldsOf(struct: string, sources: string): CommandInput[] {
  const [, body = ''] = new RegExp(`struct ${struct} \\{([^}]*)\\}`).exec(sources) ?? [];
  return [...body.matchAll(/^\s*([\w.[\]]+) (\w+);/gm)].map(([, type = '', name = '']) => ({
    name,
    type,
  }));
}
