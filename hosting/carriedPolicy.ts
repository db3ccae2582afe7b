import {Parser} from 'htmlparser2';

/** Elements that a head holds before any script; any other one begins the body, or is not read as it stands. */
const HEAD = new Set(['html', 'head', 'meta', 'title', 'link', 'base', 'style']);

/**
 * The text of the policy that a document carries in a `<meta>`, without a semicolon at its end;
 * nothing where it has none. Throws where browsers leave it out, or apply it only after a script.
 */
export function carriedPolicy(html: string): string | undefined {
  const contents: string[] = [];
  let isInHead = true;
  let open = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      open = name;
      if (!HEAD.has(name)) isInHead = false;
      const is = name === 'meta' && attributes['http-equiv']?.toLowerCase();
      if (is !== 'content-security-policy') return;
      if (!isInHead) throw new Error('expected its policy in the head, before any script');
      contents.push(attributes.content ?? '');
    },
    ontext(text) {
      if (text.trim() !== '' && open !== 'title' && open !== 'style') isInHead = false;
    },
    onclosetag(name) {
      open = '';
      if (name === 'head') isInHead = false;
    },
  });
  parser.end(html);
  if (contents.length > 1) throw new Error(`expected one policy, found ${contents.length}`);
  return contents[0]?.replace(/[;\s]*$/, '');
}
