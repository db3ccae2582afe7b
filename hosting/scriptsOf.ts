import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** What runs in a page by its HTML alone. */
export type Inline = {
  /** Digests of inline scripts as a policy names them: `'sha256-…'` in base64. */
  digests: string[];
  /** Attributes such as `onclick`, and addresses such as `javascript:`, which no digest allows. */
  refused: string[];
};

/** Types of a script element that browsers execute; of others the content is data. */
const EXECUTED = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** The scripts within a page's HTML. */
export function scriptsOf(html: string): Inline {
  const inline: Inline = {digests: [], refused: []};
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on/.test(attribute) || /^\s*javascript:/i.test(value))
          inline.refused.push(`<${name} ${attribute}="${value}">`);
      }
      const isInline = name === 'script' && !('src' in attributes);
      if (isInline && EXECUTED.has((attributes.type ?? '').toLowerCase())) script = '';
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === undefined) return;
      inline.digests.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      script = undefined;
    },
  });
  parser.end(html);
  return inline;
}
