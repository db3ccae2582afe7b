import type {
  InlineAssembly,
  Literal,
  VariableDeclaration,
  YulExpression,
  YulFunctionCall,
} from 'solidity-ast';
import {errorSignature} from './errorSignature';
import {causeOf, type Found} from './found';
import {walk, type TreeIndex} from './treeIndex';

/**
 * What an assembly block reverts with: an error whose selector it stores as a number, nothing, or
 * data that comes from elsewhere. The trees of 0.5 hold its text only.
 */
export function assemblyIn(node: InlineAssembly, index: TreeIndex): Found | undefined {
  const {operations} = node as {operations?: string};
  if (operations) {
    return /\b(revert|invalid)\s*\(/.test(operations) ? causeOf('assembly', '') : undefined;
  }
  const causes = revertsOf(node).flatMap((revert) => causesOf(revert, {node, index}).causes);
  return causes.length > 0 ? {causes, code: []} : undefined;
}

/** The variables whose value assembly reverts with, as the selector of an error. */
export const revertedVariables = (body: unknown): number[] => {
  const found: number[] = [];
  walk(body, (node) => {
    if (node.nodeType !== 'InlineAssembly') return undefined;
    const block = node as unknown as InlineAssembly;
    found.push(...revertsOf(block).flatMap(({first}) => (first && variableOf(first, block)) ?? []));
    return false;
  });
  return found;
};

/** One `revert` or `invalid`: whether it has data, and the word that the data starts with. */
type Revert = {hasData: boolean; first?: YulExpression; isLow?: boolean};

function revertsOf({AST: tree}: InlineAssembly): Revert[] {
  const stored = new Map<string, YulExpression>();
  const reverts: Revert[] = [];
  walk(tree, (node) => {
    if (node.nodeType !== 'YulFunctionCall') return undefined;
    const call = node as unknown as YulFunctionCall;
    const [place, value] = call.arguments;
    switch (call.functionName.name) {
      case 'mstore':
        if (place && value) stored.set(textOf(place), value);
        break;
      case 'invalid':
        reverts.push({hasData: false});
        break;
      case 'revert':
        reverts.push(revertAt(place, {size: value, stored}));
        break;
    }
    return undefined;
  });
  return reverts;
}

function revertAt(
  place: YulExpression | undefined,
  {size, stored}: {size?: YulExpression; stored: ReadonlyMap<string, YulExpression>},
): Revert {
  if (!place || (size && textOf(size) === '0')) return {hasData: false};
  const high = stored.get(textOf(place));
  const low = stored.get(wordEndingAt(place));
  return {hasData: true, first: high ?? low, isLow: !high};
}

/** A number lies in the last bytes of its word: where the word starts whose last four bytes are at a place. */
function wordEndingAt(place: YulExpression): string {
  if (place.nodeType === 'YulLiteral') return String(Number(place.value) - 28);
  if (place.nodeType !== 'YulFunctionCall' || place.functionName.name !== 'add') return '';
  const [start, offset] = place.arguments;
  return start && offset && textOf(offset) === '28' ? textOf(start) : '';
}

function causesOf(
  {hasData, first, isLow}: Revert,
  {node, index}: {node: InlineAssembly; index: TreeIndex},
): Found {
  if (!hasData) return causeOf('assembly', '');
  const variable = first && index.declaration(variableOf(first, node));
  const number = first?.nodeType === 'YulLiteral' ? first.value : constantOf(variable);
  // The selector of a variable counts where code takes it of its error.
  if (number === undefined && first && variableOf(first, node) !== undefined) {
    return {causes: [], code: []};
  }
  const word = BigInt(number ?? 0)
    .toString(16)
    .padStart(64, '0');
  const error = index.error(isLow ? word.slice(-8) : word.slice(0, 8));
  return error ? causeOf('error', errorSignature(error, index)) : causeOf('revert', '');
}

const constantOf = (node: unknown): string | undefined => {
  const {value} = (node ?? {}) as Partial<VariableDeclaration>;
  return value?.nodeType === 'Literal' ? ((value as Literal).value ?? undefined) : undefined;
};

function variableOf(
  expression: YulExpression,
  {externalReferences}: InlineAssembly,
): number | undefined {
  if (expression.nodeType !== 'YulIdentifier') return undefined;
  return externalReferences.find(({src}) => src === expression.src)?.declaration;
}

/** Code as it is written, with numbers in one form. */
function textOf(expression: YulExpression): string {
  if (expression.nodeType === 'YulLiteral') return String(Number(expression.value));
  if (expression.nodeType === 'YulIdentifier') return expression.name;
  return `${expression.functionName.name}(${expression.arguments.map(textOf).join(',')})`;
}
