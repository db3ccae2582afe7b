import {FeeAmount, TICK_SPACINGS} from '@uniswap/v3-sdk';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';

const source = readFileSync('docs/sdk/v3/reference/enums/FeeAmount.yaml', 'utf8');
const {members} = parse(source) as {members: Record<keyof typeof FeeAmount, {does: string}>};

test.each(Object.entries(members))('states the share and the spacing of %s', (name, {does}) => {
  const feePips = FeeAmount[name as keyof typeof FeeAmount];
  const said = new RegExp(`^${feePips / 10_000}%, at spacing ${TICK_SPACINGS[feePips]}\\b`);
  expect(does).toMatch(said);
});
