import {keccak_256} from '@noble/hashes/sha3.js';
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils.js';
import {listingAddress} from './addressTables';
import type {SearchData} from './buildIndex';
import {correctionsOf} from './correctionsOf';
import {createImplied} from './createImplied';
import {createNames} from './createNames';
import {createNaming} from './createNaming';
import {createRank} from './createRank';
import {createWeights} from './createWeights';
import {checkIn, explaining} from './failedChecks';
import {expandQuery} from './expandQuery';
import {extractQueries, isExplained} from './extractQueries';
import {endingOf, findHex, hexQuery, isCalldata} from './hex';
import {leadWithPages} from './leadWithPages';
import {nameSayings} from './nameSayings';
import {unpackExcerpts, type Excerpt} from './packExcerpts';
import {unpackIndex} from './unpackIndex';
import {readIntent} from './readIntent';
import {readSignature, type Signature} from './readSignature';
import {translate} from './translate';
import {nameOf} from './words';

/** The excerpt of a passage that fits a query, and its words that match. */
export type Match = Excerpt & {words: string[]};

/** The passages that fit a query, the best first; where there is none, what could have been meant. */
export type Reply = {matches: Match[]; corrections: string[]};

/** Answers a query. */
export type Engine = (query: string) => Reply;

/** Of what a text asks for no more is looked for: it may be words on end. */
const LONGEST_QUERY = 4_000;

/** An engine over the data that the build made; the first results are of as many pages as `leading` says. */
export function createEngine(data: SearchData, {leading}: {leading?: number} = {}): Engine {
  const excerpts = unpackExcerpts(data.excerpts);
  const common = new Set(data.common);
  const index = unpackIndex(data.index, {excerpts, common});
  const {known} = index;
  const rank = createRank(index, {excerpts, common});
  const urls = excerpts.map(({url}) => url);
  const pages = urls.map((url) => url.split('#')[0] ?? '');
  const weightsFor = createWeights(excerpts);
  const byName = createNames(excerpts);
  const withImplied = createImplied(excerpts);
  const namingOf = createNaming(index, excerpts);

  const answer = (asked: string, message: string): Reply => {
    const signature = readSignature(asked);
    const query = signature?.text ?? asked;
    const english = translate(query, known);
    const called = nameSayings(english);
    const words = expandQuery(called, known);
    const typed = words.map(({word}) => word);
    const intent = withImplied(typed.join(' '), readIntent(withCorrected(called, typed)));
    const matched = rank(words, weightsFor(intent));
    const weightOf = weightsFor({...intent, aim: 'name', part: undefined});
    const naming = namingOf(message);
    const exact = byName.exactly(english, {
      ...{words, weightOf, naming, isTyped: message.trim() === query},
    });
    const coded = signature
      ? findSelected(signature, data.hex)
      : findCoded(query, {hex: data.hex, excerpts});
    coded.sort((one, other) => naming(other) - naming(one));
    const explained = explaining(query, {index, excerpts}, matched.ids);
    const listed = listingAddress(english, {
      ...{tables: data.addresses, urls},
      ...{versions: intent.versions, weightOf: weightsFor(intent)},
    });
    const fitting = [...new Set([...coded, ...listed, ...exact, ...explained, ...matched.ids])];
    const found = fitting.length > 0 ? fitting : byName.beginningWith(nameOf(query), weightOf);
    const shown = leadWithPages(found, {pages, leading});
    const matching = matched.wordsIn(shown);
    const matches = shown.flatMap((id) => {
      const excerpt = excerpts[id];
      return excerpt ? [{...excerpt, words: matching.get(id) ?? typed}] : [];
    });
    return {
      matches,
      corrections: matches.length > 0 ? [] : correctionsOf(typed, {index, excerpts}),
    };
  };

  return (given) => {
    let reply: Reply = {matches: [], corrections: []};
    const check = checkIn(given, (word) => known.counts.has(word));
    const extracted = extractQueries(given);
    // What names an error says more than that its message has no reason.
    const isNamed = isExplained(extracted) && byName.hasError(given);
    const queries = isNamed ? [given] : [...(check ? [check] : []), ...extracted, given];
    for (const query of queries) {
      reply = answer(query.slice(0, LONGEST_QUERY), given);
      if (reply.matches.length > 0) break;
    }
    return reply;
  };
}

/** A query of several words with those that were corrected, which may say what it is after: `pool adress`. */
const withCorrected = (query: string, words: readonly string[]): string => {
  const lower = query.toLowerCase();
  const corrected = words.length > 1 ? words.filter((word) => !lower.includes(word)) : [];
  return [query, ...corrected].join(' ');
};

/** The passages of the function, event or error with this signature, whose selector or topic they hold. */
const findSelected = ({text, isCanonical}: Signature, hex: SearchData['hex']): number[] =>
  isCanonical ? findHex(bytesToHex(keccak_256(utf8ToBytes(text))), hex) : [];

/** The passages that hold the hexadecimal text that a query is; of calldata, what explains it first. */
function findCoded(
  query: string,
  {hex, excerpts}: {hex: SearchData['hex']; excerpts: readonly Excerpt[]},
): number[] {
  const digits = hexQuery(query);
  const ids = digits ? findHex(digits, hex, endingOf(query)) : [];
  const [first] = ids;
  if (!digits || first === undefined || !isCalldata(digits)) return ids;
  const {url: named = '', headings: [...above] = []} = excerpts[first] ?? {};
  // The data of an error begins with a selector too.
  if (!/^[a-z]/.test(above.at(-1) ?? '')) return ids;
  const [page = ''] = named.split('#');
  const explains = ({url, headings}: Excerpt): boolean =>
    url.startsWith(`${page}#`) && /\bcalldata\b/i.test(headings.at(-1) ?? '');
  const explaining = excerpts.flatMap((excerpt, id) => (explains(excerpt) ? [id] : []));
  return [...explaining, ...ids];
}
