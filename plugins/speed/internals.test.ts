import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {INTERNALS} from './internals';

test.each(INTERNALS.map(({place, guard}) => [place, guard]))(
  'names files that exist: %s',
  (place, guard) => {
    const files = `${place}, ${guard}`.match(
      /\b(?:plugins|tests|testing|tools|pages|src|labs)(?:\/[\w.]+)*/g,
    );
    expect(files?.filter((file) => !existsSync(file))).toEqual([]);
  },
);
