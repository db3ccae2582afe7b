/** A value that a command takes, or a field of a struct that it takes. */
export type CommandInput = {name: string; type: string};

/** What the code of the dispatcher does for a command. */
type DispatchedCommand = {
  /** In the order of the calldata; none where the inputs are handed on as they are. */
  inputs: CommandInput[];
  /** The function outside of the dispatcher that gets the inputs whole. */
  handedTo?: string;
  /** Whether a failure is reported, so that the flag can allow it; else it reverts the whole call. */
  reports: boolean;
};

/**
 * What each command of a dispatcher's source reads from its inputs, by itself or in a function of
 * the same source. It reads words in assembly, so that a value's place is an offset there, and its
 * name and type are those of the variable.
 */
export function readDispatcher(source: string): Map<string, DispatchedCommand> {
  const code = source.replace(/\/\/.*$/gm, '');
  const parts = code.split(/command == Commands\.(\w+)\) \{/);
  return new Map(
    parts.flatMap((name, index) =>
      index % 2 === 1 ? [[name, readBlock(parts[index + 1]?.split(/\} else/)[0] ?? '', code)]] : [],
    ),
  );
}

function readBlock(block: string, code: string): DispatchedCommand {
  const [, handedTo] = /\b(_\w+)\(inputs[,)]/.exec(block) ?? [];
  return {
    inputs: readWords(block, code)
      .sort((one, other) => one.word - other.word)
      .map(({name, type}) => ({name, type})),
    ...(handedTo && {handedTo}),
    reports: /\bsuccess\b/.test(block),
  };
}

type PlacedInput = CommandInput & {
  /** At which word of 32 bytes it stands. */
  word: number;
};

/** The words that a part of the code reads, and those that the functions read which it calls. */
function readWords(part: string, code: string): PlacedInput[] {
  const called = [...part.matchAll(/(?<![.\w])(\w+)\(inputs[,)]/g)].flatMap(([, name = '']) => {
    const [definition] =
      new RegExp(`function ${name}\\(bytes calldata inputs[^]*?\\n {4}\\}`).exec(code) ?? [];
    return definition ? readWords(definition, code) : [];
  });
  const types = typesIn(part);
  return [...called, ...inAssembly(part, types), ...inBytes(part, types), ...inPair(part)];
}

/**
 * Types of variables and parameters. Only structs, arrays and bytes have a data location: other
 * types with a capital are contracts, which are addresses in calldata, or enums, which are bytes.
 */
const typesIn = (part: string): ReadonlyMap<string, string> =>
  new Map(
    [...part.matchAll(/([\w.]+(?:\[\])?)( calldata)? (\w+)(?=[;,)]| = )/g)].map(
      ([, type = '', location, name = '']) => [
        name,
        location || !/^[A-Z]/.test(type) ? type : type.includes('.') ? 'uint8' : 'address',
      ],
    ),
  );

type Types = ReturnType<typeof typesIn>;

/** `recipient := calldataload(add(inputs.offset, 0x20))`, of a variable that is declared before. */
const inAssembly = (part: string, types: Types): PlacedInput[] =>
  [...part.matchAll(/(?<![.\w])(\w+)(?:\.length)? := (.+)$/gm)].flatMap(
    ([, name = '', value = '']) => {
      const type = types.get(name);
      const [offset = '0x0'] = /0x[0-9a-f]+/.exec(value) ?? [];
      return type ? [{name, type, word: Number(offset) / 32}] : [];
    },
  );

/** `bytes calldata path = inputs.toBytes(3)`. */
const inBytes = (part: string, types: Types): PlacedInput[] =>
  [...part.matchAll(/(\w+) = inputs\.to\w+\((\d+)\)/g)].flatMap(([, name = '', word = '']) => {
    const type = types.get(name);
    return type ? [{name, type, word: Number(word)}] : [];
  });

/** `(bytes calldata _commands, bytes[] calldata _inputs) = inputs.decodeCommandsAndInputs()`. */
function inPair(part: string): PlacedInput[] {
  const pair = /\(([\w[\]]+) calldata _(\w+), ([\w[\]]+) calldata _(\w+)\) = inputs\.decode/;
  const words = pair.exec(part);
  if (!words) return [];
  const [, type = '', name = '', otherType = '', otherName = ''] = words;
  return [
    {name, type, word: 0},
    {name: otherName, type: otherType, word: 1},
  ];
}
