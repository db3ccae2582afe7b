import {SHORTEST_PREFIX} from './matchingWords';
import type {QueryWord} from './expandQuery';
import {nameInPrograms} from './nameInPrograms';
import type {Excerpt} from './packExcerpts';
import {readName} from './readName';
import {nameOf} from './words';

/** What a passage weighs whose name, as `removeLiquidity`, is also asked for as `remove liquidity`. */
const ASKED_IN_WORDS = 0.8;
/** An error is asked for in words as often as by its name. */
const ENTRY = /\/(?:errors|error-codes|common-errors)#/;
/** Such a word beside a name asks for a type, and not for what has its name. */
const TYPE = /\b(?:struct|contract|interface|library|class|type|enum)\b/i;
/** Who asks how to do something asks for no name. */
const TASK = /\b(?:how (?:to|do|can|should)|step by step|tutorial)\b/i;
const CAPITALS = /^[A-Za-z]*[a-z][A-Z]\w*$/;
/** Too many types end in shorter names. */
const SHORTEST_TYPE = 4;
const PARAMETERS = /\(.*\)$/;
const QUALIFIED = /^([A-Za-z]\w*)[.#]([A-Za-z_]\w*)(?:\(.*\))?$/;

type Weigh = (id: number) => number;

/** Creates what finds passages by their whole names; of the same name the heavier ones come first. */
export function createNames(excerpts: readonly Excerpt[]) {
  const idsByName = namesOf(excerpts);
  const names = excerpts.map(calledOf);
  const isTitle = (id: number): boolean => excerpts[id]?.headings.length === 1;
  const named = (name: string, weightOf: Weigh): number[] =>
    [...(idsByName.get(name) ?? [])].sort((one, other) => weightOf(other) - weightOf(one));

  /** The members of a type, as in `Pool.swap`; then of types that end so, as `UniswapV3Pool`. */
  const qualified = (typed: string, weightOf: Weigh): number[] => {
    const [, type = '', member] = QUALIFIED.exec(typed) ?? [];
    const asked = nameOf(type);
    const titleOf = (id: number) => nameOf(excerpts[id]?.headings[0] ?? '');
    const members = member ? named(nameOf(member), weightOf) : [];
    const ofType = members.filter((id) => titleOf(id) === asked);
    const isLong = asked.length >= SHORTEST_TYPE;
    return [...ofType, ...members.filter((id) => isLong && titleOf(id).endsWith(asked))];
  };

  /** Whether a name that is written with capitals inside may have been typed without them. */
  const isCalled = (word: string): boolean =>
    (idsByName.get(nameOf(word)) ?? []).some((id) => CAPITALS.test(names[id] ?? ''));

  return {
    /**
     * The passages that are called what was typed, or its corrected words: first what is written as it
     * was typed, with its parameters, without them, in another case; then the others.
     */
    exactly(query: string, {words, weightOf}: {words: readonly QueryWord[]; weightOf: Weigh}) {
      const typed = readName(query, isCalled);
      const plain = typed.replace(PARAMETERS, '');
      const lower = plain.toLowerCase();
      const signature = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
      const asked = [nameOf(typed), words.map(({word}) => word).join('')];
      const ids = asked.flatMap((name) => {
        const found = named(name, weightOf);
        if (!TYPE.test(query)) return found;
        return [...found.filter(isTitle), ...found.filter((id) => !isTitle(id))];
      });
      const isSignature = (id: number): boolean =>
        /\(.+\)$/.test(typed) &&
        (names[id] === typed || excerpts[id]?.url.endsWith(`#${signature}`) === true);
      const written = (id: number): string => names[id]?.replace(PARAMETERS, '') ?? '';
      const isAsked = (id: number): boolean =>
        typed.includes(' ') === names[id]?.includes(' ') ||
        (weightOf(id) >= ASKED_IN_WORDS && !TASK.test(query)) ||
        ENTRY.test(excerpts[id]?.url ?? '');
      return [
        ...qualified(typed, weightOf),
        ...ids.filter(isSignature),
        ...ids.filter((id) => written(id) === plain),
        ...ids.filter((id) => written(id).toLowerCase() === lower && isAsked(id)),
        ...ids.filter((id) => !written(id).startsWith('_') && isAsked(id)),
        ...ids.filter(isAsked),
      ];
    },

    /** The passages whose names begin so: all that one or two letters tell. */
    beginningWith: (typed: string, weightOf: Weigh): number[] =>
      typed.length < SHORTEST_PREFIX && typed !== ''
        ? [...idsByName]
            .flatMap(([name, ids]) => (name.startsWith(typed) ? ids : []))
            .sort((one, other) => weightOf(other) - weightOf(one))
        : [],
  };
}

/** The passages by their names, in which a signature may stand with its types or without. */
function namesOf(excerpts: readonly Excerpt[]): Map<string, number[]> {
  const byName = new Map<string, number[]>();
  excerpts.forEach((excerpt, id) => {
    const heading = excerpt.headings.at(-1) ?? '';
    for (const name of new Set([heading, calledOf(excerpt)].map(nameOf))) {
      const ids = byName.get(name) ?? [];
      ids.push(id);
      byName.set(name, ids);
    }
  });
  return byName;
}

/** The heading of a passage; of a term of the glossary the name that programs give it, if it has one. */
function calledOf({kind, headings}: Excerpt): string {
  const heading = headings.at(-1) ?? '';
  return (kind === 'glossary' ? nameInPrograms(heading) : undefined) ?? heading;
}
