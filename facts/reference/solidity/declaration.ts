import type {Member, Parameter} from '../model';

type Described = Pick<
  Member,
  'kind' | 'name' | 'visibility' | 'mutability' | 'parameters' | 'returns'
>;

/** A member as Solidity declares it: on one line, or with a line for each value where that is long. */
export function declarationOf(member: Described): string {
  const line = declared(member, (values) => values.join(', '));
  if (line.length <= WIDTH) return line;
  return declared(member, (values) =>
    values.length > 0 ? `\n${values.map((one) => `  ${one}`).join(',\n')}\n` : '',
  );
}

const WIDTH = 72;

function declared(
  {kind, name, visibility, mutability, parameters, returns}: Described,
  list: (values: string[]) => string,
): string {
  const head = `${kind === 'constructor' ? kind : `${kind} ${name}`}(${list(parameters.map(value))})`;
  if (kind !== 'function') return head;
  const words = [
    head,
    visibility === 'free' ? undefined : visibility,
    mutability === 'nonpayable' ? undefined : mutability,
  ];
  const out = returns.length > 0 ? [`returns (${list(returns.map(value))})`] : [];
  return [...words.filter(Boolean), ...out].join(' ');
}

const value = ({name, type, isIndexed}: Parameter): string =>
  [type, isIndexed && 'indexed', name].filter(Boolean).join(' ');
