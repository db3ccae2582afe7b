import {ChainId} from '@uniswap/sdk-core';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {chains} from '../../../../../../facts/registry/chains';

const source = readFileSync('docs/sdk/core/reference/enums/ChainId.yaml', 'utf8');
const {members} = parse(source) as {members: Record<string, {does: string}>};

test.each(Object.entries(members))('states of %s what the registry says', (name, {does}) => {
  const chain = chains.find(({id}) => id === ChainId[name as keyof typeof ChainId]);
  expect(does).toMatch(new RegExp(`^${chain?.name}\\b`));
  expect(does.includes('a test network')).toBe(chain?.status !== 'live');
  expect(/ended (?:in|on) ([\d-]+)/.exec(does)?.[1]).toBe(chain?.retired);
});
