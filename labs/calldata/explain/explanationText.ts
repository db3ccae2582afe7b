import type {Content, Explanation, Field} from './explanation';

/** An explanation as plain text, two blanks deeper with each level. */
export function explanationText(read: Explanation | Content, indent = ''): string {
  if (read.kind === 'unread') return `${indent}${read.message}`;
  return [
    `${indent}${read.name}: ${read.sentence}`,
    ...read.warnings.map(({text}) => `${indent}  ! ${text}`),
    ...read.fields.map((field) => fieldText(field, `${indent}  `)),
  ].join('\n');
}

function fieldText({name, type, raw, meaning, parts, content}: Field, indent: string): string {
  // What a value means may hold the raw form.
  const isRawIncluded = parts || content || meaning?.includes(raw);
  const line = [`${indent}${name} (${type})`, meaning, isRawIncluded ? undefined : raw]
    .filter(Boolean)
    .join(': ');
  const inner = content
    ? [explanationText(content, `${indent}  `)]
    : (parts ?? []).map((part) => fieldText(part, `${indent}  `));
  return [line, ...inner].join('\n');
}
