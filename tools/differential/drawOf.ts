import {below as belowOf, randomOf} from '../../labs/calldata/explain/randomValue.fixture';
import type {Draw} from './case';

/** What cases are drawn with, the same from the same seed. */
export function drawOf(seed: number): Draw {
  const random = randomOf(seed);
  const below = (limit: number) => belowOf(limit, random);
  return {
    below,
    chance: (probability) => random() < probability,
    pick: <Item>(list: readonly Item[]) => list[below(list.length)] as Item,
  };
}
