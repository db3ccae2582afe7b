import type {SourceUnit} from 'solidity-ast';
import {parseEach} from '../../../facts/reference/solidity/parseSources';

/** The tree of a source with the text that it has places of, or the error of the compiler. */
type Parsing = {tree: SourceUnit; text: string} | {error: string};

type Texts = Readonly<Record<string, string>>;

/** The trees of sources by their keys; parts of sources are made whole where they do not parse. */
export function parseSolidity(texts: Texts): Record<string, Parsing> {
  if (Object.keys(texts).length === 0) return {};
  const parsings = parseAll(texts);
  const parts = Object.entries(texts).filter(([key]) => 'error' in (parsings[key] ?? {}));
  if (parts.length === 0) return parsings;

  const completed = parseAll(
    Object.fromEntries(
      parts.flatMap(([key, text]) =>
        WHOLES.map((complete, index) => [`${index} ${key}`, complete(text)]),
      ),
    ),
  );
  for (const [key] of parts) {
    const [whole] = WHOLES.flatMap((_complete, index) => completed[`${index} ${key}`] ?? []).filter(
      (parsing) => 'tree' in parsing,
    );
    if (whole) parsings[key] = whole;
  }
  return parsings;
}

/** What a part can be: members of a contract, statements, an expression, or arguments by name. All keep their lines. */
const WHOLES: readonly ((text: string) => string)[] = [
  (text) => `contract Part { ${text}\n}`,
  (text) => `contract Part { function part() external { ${text}\n} }`,
  (text) => `contract Part { function part() external { ${text}\n; } }`,
  (text) => `contract Part { function part() external { part({${text}\n}); } }`,
];

function parseAll(texts: Texts): Record<string, Parsing> {
  return Object.fromEntries(
    Object.entries(parseEach(texts)).map(([key, result]) => [
      key,
      'tree' in result ? {...result, text: texts[key] ?? ''} : result,
    ]),
  );
}
