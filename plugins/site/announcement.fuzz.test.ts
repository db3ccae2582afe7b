import type {LoadContext} from '@docusaurus/types';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {holds} from '../../testing/holds';
import {anyText, MARKUP} from '../../testing/hostileText.fixture';
import announcement from './announcement';

/** The script that the plugin puts into pages for an announcement. */
function scriptOf(id: string): string {
  const siteConfig = {themeConfig: {announcementBar: {id}}};
  const {injectHtmlTags} = announcement({siteConfig} as unknown as LoadContext);
  const tags = injectHtmlTags?.({content: undefined})?.preBodyTags as {innerHTML: string}[];
  return tags[0]?.innerHTML ?? '';
}

test('shows every announcement but the one that was closed, whatever is stored and it is called', () => {
  const ids = fc.oneof(fc.constantFrom(...MARKUP), anyText).filter((id) => id !== '');
  holds(fc.tuple(ids, anyText, fc.boolean()), ([id, other, isSame]) => {
    const script = scriptOf(id);
    expect(script).not.toContain('<');
    const shown: string[][] = [];
    const setAttribute = (...attribute: string[]) => shown.push(attribute);
    const stored = isSame ? id : other;
    new Function('localStorage', 'document', script)(
      {getItem: () => stored},
      {documentElement: {setAttribute}},
    );
    const expected = stored === id ? [] : [['data-announcement-bar-initially-dismissed', 'false']];
    expect(shown).toEqual(expected);
  });
});
