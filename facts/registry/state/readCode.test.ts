import {parseAbi} from 'viem';
import {expect, test} from 'vitest';
import {deployments} from '../contracts';
import {castCommands, readableStates, viemProgram} from './readCode';
import type {State} from './state';

const owner: State = {
  id: 'owner',
  subject: 'Owner of the v3 factory',
  value: {contract: 'Timelock'},
  chainId: 1,
  asOf: '2026-09-19',
  source: 'https://example.org',
  read: {contract: 'UniswapV3Factory', signature: 'function owner() view returns (address)'},
};
const spacing: State = {
  ...owner,
  id: 'spacing',
  subject: 'Tick spacing',
  read: {
    contract: 'UniswapV3Factory',
    signature: 'function feeAmountTickSpacing(uint24) view returns (int24)',
    args: [500],
  },
};

test('writes the call of each state for cast, with types and arguments', () => {
  expect(castCommands(readableStates([owner, spacing], deployments))).toBe(
    `# Owner of the v3 factory
cast call 0x1F98431c8aD98523631AE4a59f267346ea31F984 'owner()(address)' --rpc-url "$RPC_URL"
# Tick spacing
cast call 0x1F98431c8aD98523631AE4a59f267346ea31F984 'feeAmountTickSpacing(uint24)(int24)' 500 --rpc-url "$RPC_URL"`,
  );
});

test('leaves out states that no call reads, and those of further chains', () => {
  const onBase = {...owner, chainId: 8453};
  const unread = {...owner, read: undefined};
  expect(readableStates([owner, onBase, unread], deployments)).toHaveLength(1);
});

test('writes a program whose readable ABI can be parsed', () => {
  const program = viemProgram(readableStates([owner, spacing], deployments));
  const [, signature = ''] = /parseAbi\(\['(.+?)'\]\)/.exec(program) ?? [];
  expect(parseAbi([signature as 'function owner() view returns (address)'])).toHaveLength(1);
  expect(program).toContain('args: [500]');
  expect(program).toContain('const uniswapV3FactoryFeeAmountTickSpacing500');
});
