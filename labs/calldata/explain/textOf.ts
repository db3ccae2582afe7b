import type {Command, Explanation, Field} from './explanation';

/** An explanation as plain text, two blanks deeper with each level. */
export function textOf(read: Explanation | Command, indent = ''): string {
  if (read.kind === 'unread') return `${indent}${read.message}`;
  return [
    `${indent}${read.name}: ${read.says}${mayFail(read) ? ' It may fail without the rest.' : ''}`,
    ...read.warnings.map(({text}) => `${indent}  ! ${text}`),
    ...read.fields.map((field) => fieldText(field, `${indent}  `)),
  ].join('\n');
}

const mayFail = (read: Explanation | Command): boolean =>
  read.kind === 'command' && read.allowsRevert;

function fieldText({name, type, raw, human, parts, holds}: Field, indent: string): string {
  // What a value means may hold the raw form.
  const isRawSaid = parts || holds || human?.includes(raw);
  const said = [`${indent}${name} (${type})`, human, isRawSaid ? undefined : raw]
    .filter(Boolean)
    .join(': ');
  const inner = holds
    ? [textOf(holds, `${indent}  `)]
    : (parts ?? []).map((part) => fieldText(part, `${indent}  `));
  return [said, ...inner].join('\n');
}
