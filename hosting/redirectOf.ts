import {Parser} from 'htmlparser2';

/** An old address and the page that took its place, both from the root of the site. */
export type Moved = {from: string; to: string};

/** Letters that no host's notation of redirects gives a meaning of its own. */
const PLAIN = /^(\/[\w.-]+)+$/;

/** The address that a page sends its readers on to by `<meta http-equiv="refresh">`, if it does. */
export function redirectOf(html: string, from: string): Moved | undefined {
  let content: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta' && attributes['http-equiv'] === 'refresh') content = attributes.content;
    },
  });
  parser.end(html);
  if (content === undefined) return undefined;
  const to = /^0;\s*url=(\S+)$/.exec(content)?.[1];
  if (!to || !PLAIN.test(to) || !PLAIN.test(from)) {
    throw new Error(
      `The redirect from "${from}" by "${content}" cannot be written for a host: expected "0; url=/page", with addresses of letters, digits, ".", "_", "-" and "/". Change it in config/redirects.ts.`,
    );
  }
  return {from, to};
}
