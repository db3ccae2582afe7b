import MiniSearch from 'minisearch';
import {expect, test} from 'vitest';
import {OPTIONS, type Fields} from './options';
import {packIndex, unpackIndex} from './packIndex';

const index = new MiniSearch<Fields>(OPTIONS);
const section = (id: number, heading: string, text: string): Fields => ({
  id,
  heading,
  parents: 'Pool',
  called: '',
  asked: '',
  text,
  code: '',
});
index.addAll([
  section(0, 'slot0', 'The price of this moment. The price moves.'),
  section(1, 'Fee', 'A pool keeps the fee.'),
  ...Array.from({length: 3_000}, (_, at) => section(at + 2, 'Other', 'words')),
  section(3_002, 'Price', 'Far away.'),
]);
// As a browser gets it.
const travelled = JSON.parse(JSON.stringify(packIndex(index))) as ReturnType<typeof packIndex>;
const answers = (from: MiniSearch<Fields>, query: string) =>
  from.search(query).map(({id, score}) => [id as number, score.toFixed(6)]);

test.each(['price', 'slot0', 'pool fee', 'far', 'nothing'])(
  'answers %s as the index did that was packed',
  (query) => {
    expect(answers(unpackIndex(travelled), query)).toEqual(answers(index, query));
  },
);

test('takes an index without a section', () => {
  const empty = packIndex(new MiniSearch<Fields>(OPTIONS));
  expect(unpackIndex(empty).search('price')).toEqual([]);
});
