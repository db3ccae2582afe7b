import {hexDigits} from '../engine/hex';
import {UNASKED} from '../engine/readIntent';
import {versionOf} from '../engine/versions';
import {partsWith, weightOf} from '../engine/weightOf';
import {docusaurusTag, hierarchyOf} from '../hierarchy';
import type {Passage} from '../passages/passage';
import type {HostedRecord} from './hostedRecord';
import {splitWords} from './splitWords';

type Site = {
  /** Origin of the published site. */
  origin: string;
  language: string;
};

/** The service refuses a record above 10,000 bytes: what is read and what is only found get as many each. */
const MOST_BYTES = 4_000;

/** The records of passages, in the order of the pages. A long passage becomes several of one address. */
export function recordsOf(passages: readonly Passage[], site: Site): HostedRecord[] {
  let position = 0;
  return passages.flatMap((passage) => {
    const contents = splitWords(contentOf(passage), MOST_BYTES);
    const keywords = splitWords(keywordsOf(passage), MOST_BYTES);
    const parts = Math.max(contents.length, keywords.length, 1);
    return Array.from({length: parts}, (_, part) => ({
      ...placeOf(passage, site),
      objectID: part > 0 ? `${passage.url}~${part + 1}` : passage.url,
      content: contents[part] ?? null,
      keywords: keywords[part] ?? '',
      weight: weigh(passage, (position += 1)),
    }));
  });
}

const contentOf = ({description, text}: Passage): string =>
  [description, text].filter(Boolean).join(' ');

/** The words of its address and of its code, and the digits of what it says in hexadecimal, each once. */
function keywordsOf({url, text, code}: Passage): string {
  const words = `${url} ${code}`.match(/[\p{L}\p{N}_]{3,}/gu) ?? [];
  return [...new Set([...words, ...hexDigits(`${text} ${code}`)])].join(' ');
}

function placeOf(
  {url, headings, facts = '', kind, label, searchedAs = []}: Passage,
  {origin, language}: Site,
) {
  const [page = '', anchor] = url.split('#');
  return {
    ...hierarchyOf(url, headings),
    url: `${origin}${url}`,
    url_without_anchor: `${origin}${page}`,
    anchor: anchor ?? null,
    names: [...(label ? [label] : []), ...searchedAs],
    facts: [facts, ...hexDigits(facts)].join(' '),
    language,
    lang: language,
    // As the meta tags of the pages say, by which a reader's version is kept to.
    version: page.startsWith('/blog') ? null : 'current',
    docusaurus_tag: docusaurusTag(url),
    kind: kind ?? 'article',
    protocol: versionOf(page) ?? null,
    parts: partsWith(page),
  };
}

const weigh = (passage: Passage, position: number): HostedRecord['weight'] => ({
  pageRank: Math.round(weightOf(passage, UNASKED) * 100),
  level: 100 - 10 * passage.headings.length,
  position,
});
