import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CommandInput, CommandSet} from '../../facts/reference/commands';
import {inputsRead} from '../../facts/reference/commands/inputsRead';

const FOLDER = 'node_modules/universal-router-1.4.0/contracts';

/** The commands of release 1.4.0: those that 2.1.0 has, too, take the same; the others buy NFTs. */
export function readOlderCommands(siteDirectory: string, newer: CommandSet): CommandSet {
  const read = (file: string) => readFileSync(path.join(siteDirectory, FOLDER, file), 'utf8');
  return olderCommands({
    constants: read('libraries/Commands.sol'),
    dispatcher: read('base/Dispatcher.sol'),
    newer,
  });
}

type Texts = {constants: string; dispatcher: string; newer: CommandSet};

/** The commands that the texts of an older release declare and dispatch. */
export function olderCommands({constants, newer, ...texts}: Texts): CommandSet {
  const dispatcher = texts.dispatcher.replace(/\/\/\/?.*$/gm, '');
  const declared = [...constants.matchAll(/constant (\w+) = (0x[0-9a-f]+);/g)].map(
    ([, name = '', value = '']) => [name, Number(value)] as const,
  );
  const bits = new Map(declared);
  const commands = declared
    .filter(([name]) => !/_(MASK|REVERT|BOUNDARY)$/.test(name))
    .map(([name, byte]) => {
      const same = newer.commands.find((one) => one.name === name);
      const inputs = same?.inputs ?? inputsOf(name, dispatcher);
      return {name, byte, reports: /\bsuccess\b/.test(blockOf(name, dispatcher)), inputs};
    });
  return {
    ...newer,
    mask: bits.get('COMMAND_TYPE_MASK') ?? 0,
    flag: bits.get('FLAG_ALLOW_REVERT') ?? 0,
    commands,
  };
}

/** What the dispatcher does for a command. */
function blockOf(name: string, dispatcher: string): string {
  const [, block = ''] =
    new RegExp(`command == Commands\\.${name}\\) \\{([^]*?)\\} else`).exec(dispatcher) ?? [];
  return block;
}

/** What a command reads, by itself or by the function that it calls with its inputs. */
function inputsOf(name: string, dispatcher: string): CommandInput[] {
  const block = blockOf(name, dispatcher);
  const [, called] = /= (callAnd\w+)\(inputs/.exec(block) ?? [];
  const code = called
    ? (new RegExp(`function ${called}\\(([^]*?)\\n {4}\\}`).exec(dispatcher)?.[1] ?? '')
    : block;
  const words = inputsRead(`command == Commands.${name}) {${code}`).get(name)?.inputs ?? [];
  return [...(code.includes('getValueAndData(inputs)') ? VALUE_AND_DATA : []), ...words].map(plain);
}

const VALUE_AND_DATA: readonly CommandInput[] = [
  {name: 'value', type: 'uint256'},
  {name: 'data', type: 'bytes'},
];

/** Contracts are addresses in calldata, enums bytes. */
const plain = ({name, type}: CommandInput): CommandInput => ({
  name,
  type: /^[A-Z]\w+\./.test(type) ? 'uint8' : /^[A-Z]/.test(type) ? 'address' : type,
});
