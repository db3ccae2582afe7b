import type {Member, Parameter} from '../model';

type Described = Pick<
  Member,
  'kind' | 'name' | 'visibility' | 'mutability' | 'parameters' | 'returns'
>;

/** A member on one line, as Solidity declares it. */
export function declarationOf(member: Described): string {
  const {kind, name, visibility, mutability, parameters, returns} = member;
  const head = `${kind === 'constructor' ? kind : `${kind} ${name}`}(${parameters.map(value).join(', ')})`;
  if (kind !== 'function') return head;
  const words = [head, visibility, mutability === 'nonpayable' ? undefined : mutability];
  const out = returns.length > 0 ? [`returns (${returns.map(value).join(', ')})`] : [];
  return [...words.filter(Boolean), ...out].join(' ');
}

const value = ({name, type, isIndexed}: Parameter): string =>
  [type, isIndexed && 'indexed', name].filter(Boolean).join(' ');
