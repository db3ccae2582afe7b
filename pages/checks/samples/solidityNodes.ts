import type {SourceUnit} from 'solidity-ast';
import type {Node} from 'solidity-ast/node';
import type {Range} from './code';

/** The nodes right below a node. */
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'nodeType' in value && 'src' in value;

/** Where a node starts and ends, in bytes: its `src` is `start:length:file`. */
export function rangeOf({src}: Node): Range {
  const [start = 0, length = 0] = src.split(':').map(Number);
  return {start, end: start + length};
}

/** Tells the line, counted from 1, of a byte of a text. */
export function lineCounter(text: string): (byte: number) => number {
  const bytes = Buffer.from(text);
  return (byte) => bytes.subarray(0, byte).toString().split('\n').length;
}

/** The names of the parameters of functions and the fields of structs that a source declares. */
export function declaredParameters(tree: SourceUnit): ReadonlyMap<string, readonly string[]> {
  const parameters = new Map<string, readonly string[]>();
  const visit = (node: Node): void => {
    const members =
      node.nodeType === 'FunctionDefinition'
        ? node.parameters.parameters
        : node.nodeType === 'StructDefinition' && node.members;
    if (members && 'name' in node) {
      parameters.set(
        `${node.name}/${members.length}`,
        members.map(({name}) => name),
      );
    }
    childrenOf(node).forEach(visit);
  };
  visit(tree);
  return parameters;
}
