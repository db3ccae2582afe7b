import type {Joi} from '@docusaurus/utils-validation';
import {type Document, parseDocument} from 'yaml';

type YamlOptions<Value> = {
  /** The file, as an error names it. */
  file: string;
  schema: Joi.ObjectSchema<Value>;
  /** Where an author learns what such a file holds. */
  help: string;
};

/** What files held, by name and text: a build asks for each with every page that refers to it. */
const parsed = new Map<string, unknown>();

/**
 * What a YAML file holds, checked; the error names file, line, what was expected and what would do.
 * A text that has not changed is read once.
 */
export function parseYaml<Value>(source: string, checked: YamlOptions<Value>): Value {
  const key = `${checked.file}\n${source}`;
  const value = parsed.get(key) ?? parse(source, checked);
  parsed.set(key, value);
  return value as Value;
}

function parse<Value>(source: string, {file, schema, help}: YamlOptions<Value>): Value {
  const document = parseDocument(source, {prettyErrors: true});
  const [broken] = document.errors;
  if (broken) throw new Error(`${file}: ${broken.message}`);

  const {error, value} = schema.validate(document.toJS(), {abortEarly: false});
  if (!error) return value as Value;
  const faults = error.details.map(
    ({message, path, type}) =>
      `${file}:${lineOf(document, path, source)}: ${message}${ADVICE[type] ?? ''}`,
  );
  throw new Error(`${faults.join('\n')}\n${help}`);
}

/** What would do, where the message of the schema does not say it. */
const ADVICE: Record<string, string> = {
  'object.missing': '; name the region of a program that triggers it, or say why none can',
  'object.xor': '; keep the reproduction and drop "unreachable", or the other way round',
  'object.unknown': '; drop it, or fix its spelling',
  'string.base': '; put the text in quotes',
};

/** The line of the nearest thing in the file that holds the fault. */
function lineOf(document: Document, at: (string | number)[], source: string): number {
  for (let depth = at.length; depth > 0; depth -= 1) {
    const node = document.getIn(at.slice(0, depth), true);
    const range = (node as {range?: [number, number, number]} | undefined)?.range;
    if (range) return source.slice(0, range[0]).split('\n').length;
  }
  return 1;
}
