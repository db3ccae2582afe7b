import type {ContractDefinition, StructDefinition, VariableDeclaration} from 'solidity-ast';
import type {Constant, Struct} from '../model';
import type {Quoted} from '../quoted';
import {commentBefore} from './commentBefore';
import type {SourceContract} from './declarations';
import {readNatSpec, type NatSpec} from './natSpec';
import {typeOf} from './sourceType';

/** The structs that a source declares itself; none of one that may not be quoted. */
export const declaredStructs = (declared: SourceContract): Struct[] =>
  quotableNodes(declared)
    .filter((node): node is StructDefinition => node.nodeType === 'StructDefinition')
    .map((node) => {
      const spec = commentOf(node, declared);
      return {
        name: node.name,
        fields: node.members.map((field) => ({
          name: field.name,
          type: typeOf(field),
          text: (spec.parameters[field.name] ?? commentOf(field, declared).text) || undefined,
        })),
        text: quoted(spec, declared),
      };
    });

/** The constants that a source declares itself; none of one that may not be quoted. */
export const declaredConstants = (declared: SourceContract): Constant[] =>
  quotableNodes(declared)
    .filter((node): node is VariableDeclaration => node.nodeType === 'VariableDeclaration')
    .filter(({constant, visibility}) => constant && visibility !== 'private')
    .map((node) => ({
      name: node.name,
      type: typeOf(node),
      value: sourceOf(node.value?.src, declared),
      visibility: node.visibility === 'public' ? 'public' : 'internal',
      text: variableText(node, declared),
    }));

/** What the comment above a contract says. */
export const contractText = (declared: SourceContract): Quoted | undefined =>
  quoted(
    documentation(declared.node.documentation, declared) ??
      (declared.type?.kind === 'value type' ? commentOf(declared.node, declared) : undefined),
    declared,
  );

/** What the comment above a variable says. */
export const variableText = (
  node: VariableDeclaration,
  declared: SourceContract,
): Quoted | undefined =>
  quoted(documentation(node.documentation, declared) ?? commentOf(node, declared), declared);

/**
 * The comment of a declaration, read; trees of older compilers hold it as plain text. None where the
 * licence of the source forbids to quote it.
 */
export function documentation(
  comment: {text: string} | string | null | undefined,
  {isUnquoted}: SourceContract,
): NatSpec | undefined {
  if (!comment || isUnquoted) return undefined;
  return readNatSpec(typeof comment === 'string' ? comment : comment.text);
}

/** A comment's text with where it stands. */
export function quoted(
  spec: NatSpec | undefined,
  {package: name, version, file}: SourceContract,
): Quoted | undefined {
  return spec?.text ? {from: 'package', package: name, version, file, text: spec.text} : undefined;
}

const quotableNodes = ({node, isUnquoted}: SourceContract): ContractDefinition['nodes'] =>
  isUnquoted ? [] : node.nodes;

const commentOf = (
  {src}: {src: string},
  {source = '', isUnquoted = false}: SourceContract,
): NatSpec => readNatSpec(isUnquoted ? '' : commentBefore(Number(src.split(':')[0]), source));

function sourceOf(place: string | undefined, {source}: SourceContract): string {
  const [start = 0, length = 0] = (place ?? '').split(':').map(Number);
  // The compiler counts bytes, a string counts characters.
  return Buffer.from(source ?? '')
    .subarray(start, start + length)
    .toString('utf8');
}
