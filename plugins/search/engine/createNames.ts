import {SHORTEST_PREFIX} from './matchingWords';
import {createErrorsIn, type Asked} from './createErrorsIn';
import {createMembers, type Weigh} from './createMembers';
import {calledOf, isErrorEntry, labelIn, namesOf, STRUCT} from './excerptNames';
import type {QueryWord} from './expandQuery';
import type {Excerpt} from './packExcerpts';
import {MEANING} from './readIntent';
import {readName, wordsOfName} from './readName';
import {nameOf} from './words';

/** What a passage weighs whose name, as `removeLiquidity`, is also asked for as `remove liquidity`. */
const ASKED_IN_WORDS = 0.8;
/** An error of a token for tests, or one that stands on an overview, as those of UniswapX do: fewer readers meet it than others of its name. */
const TEST_TOKENS = 'Test tokens';
const RARE = 0.35;
/** What the entry of an error weighs more for each name of the message that it has, as that of the contract that threw it. */
const NAMING = 8;
const MOST_NAMED = 2;
/** Names what those errors are of. */
const ORDERS = /\b(?:uniswapx|orders?|fill(?:s|er|ed|ing)?|reactors?)\b/i;
/** What is said beside the words of an error. */
const ERROR = /\b(?:errors?|reverts?|reverted|reverting)\b/i;
/** Such a word beside a name asks for a type, and not for what has its name. */
const TYPE = /\b(?:struct|contract|interface|library|class|type|enum)\b/i;
/** The tier of what has the name of a type, and is none. */
const OTHER = 2;
/** Who asks how to do something asks for no name. */
const TASK = /\b(?:how (?:to|do|can|should)|step by step|tutorial)\b/i;
const LOWER = /^[a-z\d]+$/;
const CAPITALS = /^[A-Za-z]*[a-z][A-Z]\w*$/;
const PARAMETERS = /\(.*\)$/;

/** Creates what finds passages by their whole names; of the same name the heavier ones come first. */
export function createNames(excerpts: readonly Excerpt[]) {
  const idsByName = namesOf(excerpts);
  const names = excerpts.map(calledOf);
  const titleOf = (id: number): string => nameOf(excerpts[id]?.headings[0] ?? '');
  const labelOf = (id: number): string => {
    const excerpt = excerpts[id];
    return excerpt ? labelIn(excerpt) : '';
  };
  const isTitle = (id: number): boolean => excerpts[id]?.headings.length === 1;
  const isStruct = (id: number): boolean => STRUCT.test(excerpts[id]?.url ?? '');
  const entries = excerpts.map(isErrorEntry);
  const isEntry = (id: number): boolean => entries[id] === true;
  const isRare = (id: number): boolean =>
    isEntry(id) &&
    (excerpts[id]?.kind === 'overview' || excerpts[id]?.headings.at(-2) === TEST_TOKENS);
  const errorsIn = createErrorsIn(
    names.flatMap((name, id) =>
      isEntry(id) ? [{id, text: name.replace(PARAMETERS, ''), isRare: isRare(id)}] : [],
    ),
  );
  const named = (name: string, weightOf: Weigh): number[] =>
    [...(idsByName.get(name) ?? [])].sort((one, other) => weightOf(other) - weightOf(one));

  const membersOf = createMembers(excerpts, named);

  /** The entry of an error whose words are all that the query has beside `error`. */
  const errorIn = (query: string, weightOf: Weigh): number[] =>
    ERROR.test(query) ? named(wordsOfName(query).join(''), weightOf).filter(isEntry) : [];

  /** A page that explains what its name is, of a version that most readers use. */
  const isConcept = (id: number, weightOf: Weigh): boolean =>
    excerpts[id]?.kind === 'concept' && isTitle(id) && weightOf(id) >= ASKED_IN_WORDS;

  /** Which of the passages of a name come first, from 0: types that are asked for, one whose capitals nobody typed, a callback in the interface of its name, or a concept where no definition is asked for. */
  const tierFor = (query: string, {typed, weightOf}: {typed: string; weightOf: Weigh}) => {
    if (TYPE.test(query)) return (id: number) => (isTitle(id) ? 0 : isStruct(id) ? 1 : OTHER);
    const isDeclared = (id: number): boolean => titleOf(id) === `i${nameOf(names[id] ?? '')}`;
    const isDefinition = MEANING.test(query);
    return (id: number) =>
      isDeclared(id) ||
      (!isDefinition && isConcept(id, weightOf)) ||
      (LOWER.test(typed) && isTitle(id) && CAPITALS.test(names[id] ?? ''))
        ? 0
        : 1;
  };

  /** Whether a name that is written with capitals inside may have been typed without them. */
  const isCalled = (word: string): boolean =>
    (idsByName.get(nameOf(word)) ?? []).some((id) => CAPITALS.test(names[id] ?? ''));

  return {
    /**
     * The passages that are called what was typed, or its corrected words: first what is written as it
     * was typed, with its parameters, without them, in another case; then the others.
     */
    exactly(
      query: string,
      {words, weightOf: weigh, naming, isTyped}: Asked & {words: readonly QueryWord[]},
    ) {
      const isOrder = ORDERS.test(query);
      const isSdk = /\bsdk\b/i.test(query);
      const weightOf: Weigh = (id) =>
        weigh(id) *
        (isRare(id) && !isOrder ? RARE : 1) *
        (isSdk && excerpts[id]?.url.startsWith('/sdk/') ? NAMING : 1) *
        NAMING ** Math.min(naming(id), MOST_NAMED);
      const typed = readName(query, isCalled);
      const plain = typed.replace(PARAMETERS, '');
      const lower = plain.toLowerCase();
      const signature = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
      const tierOf = tierFor(query, {typed, weightOf});
      const asked = [nameOf(typed), words.map(({word}) => word).join('')];
      const ids = asked.flatMap((name) =>
        named(name, weightOf).sort((one, other) => tierOf(one) - tierOf(other)),
      );
      const isSignature = (id: number): boolean =>
        /\(.*\)$/.test(typed) &&
        (names[id] === typed || excerpts[id]?.url.endsWith(`#${signature}`) === true);
      const written = (id: number): string => names[id]?.replace(PARAMETERS, '') ?? '';
      // What is asked after in several words is no member that is written in one.
      const isMeant = words.length > 1 && MEANING.test(query);
      const isMember = (id: number): boolean => isMeant && !isTitle(id);
      const isOnlyLabel = (id: number): boolean =>
        asked.includes(nameOf(labelOf(id))) && !asked.includes(nameOf(names[id] ?? ''));
      const isAsked = (id: number): boolean =>
        (!isOnlyLabel(id) && typed.includes(' ') === names[id]?.includes(' ')) ||
        (weightOf(id) >= ASKED_IN_WORDS && !TASK.test(query) && !isMember(id)) ||
        isEntry(id);
      // A label of one word is also the name of a contract.
      const isLabel = (id: number, name: string): boolean =>
        name.includes(' ') && labelOf(id).toLowerCase() === name && isAsked(id);
      return [
        ...membersOf.qualified(typed, weightOf),
        ...ids.filter(isSignature),
        ...errorIn(query, weightOf),
        ...errorsIn.find(query, {weightOf, naming, isTyped}),
        ...membersOf.beside(query, weightOf),
        ...(TYPE.test(query) ? ids.filter((id) => tierOf(id) < OTHER) : []),
        ...ids.filter((id) => written(id) === plain || isLabel(id, lower)),
        ...membersOf.libraryOf(typed, weightOf),
        ...ids.filter((id) => written(id).toLowerCase() === lower && isAsked(id)),
        ...ids.filter((id) => !written(id).startsWith('_') && isAsked(id)),
        ...ids.filter(isAsked),
      ];
    },

    hasError: errorsIn.has,

    /** The passages whose names begin so: all that one or two letters tell. */
    beginningWith: (typed: string, weightOf: Weigh): number[] =>
      typed.length < SHORTEST_PREFIX && typed !== ''
        ? [...idsByName]
            .flatMap(([name, ids]) => (name.startsWith(typed) ? ids : []))
            .sort((one, other) => weightOf(other) - weightOf(one))
        : [],
  };
}
