/** The comment of a declaration, by its tags. */
export type NatSpec = {
  /** What `@notice` and `@dev` say, and what stands before any tag. */
  text: string;
  parameters: Record<string, string>;
  /** By position: the text starts with the name where the value has one. */
  returns: string[];
};

/** Reads the text of a NatSpec comment, without its comment marks. */
export function readNatSpec(comment: string): NatSpec {
  const natSpec: NatSpec = {text: '', parameters: {}, returns: []};
  for (const [tag, text] of tagsOf(comment)) {
    if (tag === 'param') {
      const [, name = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
      natSpec.parameters[name] = rest;
    } else if (tag === 'return') {
      natSpec.returns.push(text);
    } else if (tag === 'notice' || tag === 'dev') {
      natSpec.text = `${natSpec.text} ${text}`.trim();
    }
  }
  return natSpec;
}

/** The package's text for a value that is returned, without the name it starts with. */
export function returnText(text: string | undefined, name: string): string | undefined {
  if (!text) return undefined;
  return name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
}

function tagsOf(comment: string): [tag: string, text: string][] {
  const lines = comment.replace(/^[ \t]*\*?[ \t]?/gm, '').trim();
  return lines
    .split(/^(?=@[a-z]+)/m)
    .map((part): [string, string] => {
      const [, tag = 'notice', text = ''] = /^(?:@([a-z:]+)\s*)?(.*)$/s.exec(part) ?? [];
      return [tag, text.replace(/\s+/g, ' ').trim()];
    })
    .filter(([, text]) => text !== '');
}
