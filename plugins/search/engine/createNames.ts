import {SHORTEST_PREFIX} from './createMatches';
import type {QueryWord} from './expandQuery';
import type {Excerpt} from './packExcerpts';
import {nameOf} from './words';

/** What a passage weighs whose name, as `removeLiquidity`, is also asked for as `remove liquidity`. */
const ASKED_IN_WORDS = 0.8;

/** An error is asked for in words as often as by its name. */
const ENTRY = /\/(?:errors|error-codes|common-errors)#/;
const PARAMETERS = /\(.*\)$/;
const QUALIFIED = /^([A-Za-z]\w*)[.#]([A-Za-z_]\w*)(?:\(.*\))?$/;

/** Creates what finds passages by their whole names; of the same name the heavier ones come first. */
export function createNames(excerpts: readonly Excerpt[], weightOf: (id: number) => number) {
  const idsByName = namesOf(excerpts);
  const names = excerpts.map(({headings}) => headings.at(-1) ?? '');
  const byWeight = (one: number, other: number) => weightOf(other) - weightOf(one);

  /** The members of a type, as in `Pool.swap`. */
  const qualified = (typed: string): number[] => {
    const [, type, member] = QUALIFIED.exec(typed) ?? [];
    const isOfType = (id: number): boolean => nameOf(excerpts[id]?.headings[0] ?? '') === nameOf(type ?? '');
    return type && member ? (idsByName.get(nameOf(member)) ?? []).filter(isOfType).sort(byWeight) : [];
  };

  return {
    /** The passages that are called what was typed, or its corrected words: what is written as it was typed, then the others. */
    exactly(typed: string, words: readonly QueryWord[]): number[] {
      const isAsked = (id: number): boolean =>
        typed.includes(' ') === names[id]?.includes(' ') ||
        weightOf(id) >= ASKED_IN_WORDS ||
        ENTRY.test(excerpts[id]?.url ?? '');
      const asked = [nameOf(typed), words.map(({word}) => word).join('')];
      const ids = asked.flatMap((name) => [...(idsByName.get(name) ?? [])].sort(byWeight));
      const signature = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
      const isTyped = (id: number): boolean =>
        PARAMETERS.test(typed)
          ? names[id] === typed || excerpts[id]?.url.endsWith(`#${signature}`) === true
          : names[id]?.replace(PARAMETERS, '') === typed;
      return [...qualified(typed), ...ids.filter(isTyped), ...ids.filter(isAsked)];
    },

    /** The passages whose names begin so: all that one or two letters tell. */
    beginningWith: (typed: string): number[] =>
      typed.length < SHORTEST_PREFIX && typed !== ''
        ? [...idsByName]
            .flatMap(([name, ids]) => (name.startsWith(typed) ? ids : []))
            .sort(byWeight)
        : [],
  };
}

/** The passages by their names, in which a signature may stand with its types or without. */
function namesOf(excerpts: readonly Excerpt[]): Map<string, number[]> {
  const named = new Map<string, number[]>();
  excerpts.forEach(({headings}, id) => {
    const name = nameOf(headings.at(-1) ?? '');
    const ids = named.get(name) ?? [];
    ids.push(id);
    named.set(name, ids);
  });
  return named;
}
