import type {CommandInput} from '../commands/readDispatcher';

/**
 * The inputs that `_handleAction` of a contract's source decodes for each action. Their names and
 * types are those of the variables, in the order in which `CalldataDecoder` returns them.
 */
export function readHandler(source: string): ReadonlyMap<string, CommandInput[]> {
  const code = source.replace(/\/\/.*$/gm, '');
  const parts = code.split(/action == Actions\.(\w+)\) \{/);
  return new Map(
    parts.flatMap((name, index): [string, CommandInput[]][] =>
      index % 2 === 1 ? [[name, inputsIn(name, parts[index + 1] ?? '')]] : [],
    ),
  );
}

function inputsIn(action: string, block: string): CommandInput[] {
  const [, variables] = /^([^;]*?)=\s*params\.decode\w+\(\);/.exec(block) ?? [];
  if (variables === undefined) throw new Error(`the block of ${action} decodes nothing first`);
  return variables
    .replace(/[()]/g, '')
    .split(',')
    .map((variable) => {
      const words = variable.trim().split(/\s+/);
      return {name: words.at(-1) ?? '', type: words[0] ?? ''};
    });
}
