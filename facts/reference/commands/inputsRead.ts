/** A value that a command takes, or a field of a struct that it takes. */
export type CommandInput = {name: string; type: string};

/** What the code of the dispatcher says of a command. */
export type DispatchedCommand = {
  /** In the order of the calldata; none where the inputs are handed on as they are. */
  inputs: CommandInput[];
  /** The function that gets the inputs whole. */
  handedTo?: string;
  /** Whether a failure is reported, so that the flag can allow it; else it reverts the whole call. */
  reports: boolean;
};

/**
 * What each command of a dispatcher's source reads from its inputs. It reads words in assembly, so
 * that a value's place is an offset there, and its name and type are those of the variable.
 */
export function inputsRead(dispatcher: string): Map<string, DispatchedCommand> {
  const parts = dispatcher.replace(/\/\/.*$/gm, '').split(/command == Commands\.(\w+)\) \{/);
  return new Map(
    parts.flatMap((name, index) =>
      index % 2 === 1 ? [[name, dispatched(parts[index + 1]?.split(/\} else/)[0] ?? '')]] : [],
    ),
  );
}

function dispatched(block: string): DispatchedCommand {
  const [, handedTo] = /\b(_\w+)\(inputs[,)]/.exec(block) ?? [];
  return {
    inputs: [...inAssembly(block), ...inBytes(block)]
      .sort((one, other) => one.word - other.word)
      .map(({name, type}) => ({name, type})),
    ...(handedTo && {handedTo}),
    reports: /\bsuccess\b/.test(block),
  };
}

type Placed = CommandInput & {
  /** At which word of 32 bytes it stands. */
  word: number;
};

/** `recipient := calldataload(add(inputs.offset, 0x20))`, of a variable that is declared before. */
function inAssembly(block: string): Placed[] {
  const types = new Map(
    [...block.matchAll(/^\s*([\w.]+(?:\[\])?)(?: calldata)? (\w+);/gm)].map(
      ([, type = '', name = '']) => [name, type],
    ),
  );
  return [...block.matchAll(/(\w+)(?:\.length)? := (.+)$/gm)].flatMap(
    ([, name = '', value = '']) => {
      const type = types.get(name);
      const [offset = '0x0'] = /0x[0-9a-f]+/.exec(value) ?? [];
      return type ? [{name, type, word: Number(offset) / 32}] : [];
    },
  );
}

/** `bytes calldata path = inputs.toBytes(3)`, or a pair that a function decodes. */
function inBytes(block: string): Placed[] {
  const single = /([\w.[\]]+) calldata (\w+) = inputs\.to\w+\((\d+)\)/g;
  const pair = /\(([\w[\]]+) calldata _(\w+), ([\w[\]]+) calldata _(\w+)\) = inputs\.decode/;
  const [, ...words] = pair.exec(block) ?? [];
  const [type = '', name = '', otherType = '', otherName = ''] = words;
  return [
    ...[...block.matchAll(single)].map(([, of = '', called = '', word = '']) => ({
      name: called,
      type: of,
      word: Number(word),
    })),
    ...(words.length > 0
      ? [
          {name, type, word: 0},
          {name: otherName, type: otherType, word: 1},
        ]
      : []),
  ];
}
