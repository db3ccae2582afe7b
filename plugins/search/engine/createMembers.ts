import type {Excerpt} from './packExcerpts';
import {wordsOfName} from './readName';
import {nameOf, partsOf} from './words';

const QUALIFIED = /^([A-Za-z]\w*)[.#]([A-Za-z_]\w*)(?:\(.*\))?$/;
/** Too many types end in shorter names. */
const SHORTEST_TYPE = 4;
const CAPITAL_INSIDE = /[a-z\d][A-Z]/;
/** No word is written so: `slot0`, `exactInput`. */
const MEMBER = /^[a-z]+\d+$|[a-z\d][A-Z]|_/;

/** A number for each passage: of two that fit equally well, the heavier one comes first. */
export type Weigh = (id: number) => number;

/** Creates what finds types, and what they have, by names; `named` has the passages of a name, the heavier ones first. */
export function createMembers(
  excerpts: readonly Excerpt[],
  named: (name: string, weightOf: Weigh) => readonly number[],
) {
  const headingOf = (id: number): string => excerpts[id]?.headings[0] ?? '';
  const titleOf = (id: number): string => nameOf(headingOf(id));
  const isTitle = (id: number): boolean => excerpts[id]?.headings.length === 1;

  /** The members of a type, as in `Pool.swap`; then of types that end so, as `UniswapV3Pool`. */
  const qualified = (typed: string, weightOf: Weigh): number[] => {
    const [, type = '', member] = QUALIFIED.exec(typed) ?? [];
    const asked = nameOf(type);
    const members = member ? named(nameOf(member), weightOf) : [];
    const ofType = members.filter((id) => titleOf(id) === asked);
    const isLong = asked.length >= SHORTEST_TYPE;
    return [...ofType, ...members.filter((id) => isLong && titleOf(id).endsWith(asked))];
  };

  /** The members of a type with capitals inside that is typed before or behind them: `PoolManager take`; of an identifier, also those of a type that the other word is a part of: `slot0 pool`. */
  const beside = (query: string, weightOf: Weigh): number[] => {
    const [one = '', other = '', ...more] = wordsOfName(query);
    if (more.length > 0) return [];
    const ofType = (type: string, member: string): number[] =>
      named(nameOf(member), weightOf).filter(
        (id) =>
          !isTitle(id) &&
          ((CAPITAL_INSIDE.test(type) && titleOf(id) === nameOf(type)) ||
            (MEMBER.test(member) && partsOf(headingOf(id)).includes(type.toLowerCase()))),
      );
    return [...ofType(one, other), ...ofType(other, one)];
  };

  /** The library of a type that has no page, as `PositionInfoLibrary` for `PositionInfo`. */
  const libraryOf = (typed: string, weightOf: Weigh): number[] => {
    const isType = /^[A-Z]\w*[a-z]/.test(typed) && !named(nameOf(typed), weightOf).some(isTitle);
    return isType ? named(nameOf(`${typed}Library`), weightOf).filter(isTitle) : [];
  };

  return {qualified, beside, libraryOf};
}
