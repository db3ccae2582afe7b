import type {AtlasEntry} from '../facts/atlas';

/** An entry of the atlas for a revert string, or with other facts. */
export const entryOf = (facts: Partial<AtlasEntry> = {}): AtlasEntry => ({
  identifier: 'NP',
  kind: 'string',
  selector: '0x08c379a0',
  product: 'v3',
  group: {title: 'Pool', id: 'pool'},
  anchor: 'np',
  file: 'facts/atlas/v3/pool.yaml',
  throwers: [{package: '@uniswap/v3-core', contract: 'Pool', functions: ['burn', 'mint']}],
  doing: 'You burned.',
  condition: '`liquidity` is 0.',
  causes: ['The position is empty.', 'It is another position.'],
  confirm: 'Read the position.',
  fix: 'Skip it.',
  reproduction: 'reverts/v3/pool.ts#np',
  related: ['/concepts/protocol/fees'],
  ...facts,
});

/** An entry for a custom error, or with other facts. */
export const customError = (facts: Partial<AtlasEntry> = {}): AtlasEntry =>
  entryOf({
    identifier: 'InvalidNonce()',
    kind: 'error',
    selector: '0x756688fe',
    product: 'permit2',
    anchor: 'nonce',
    ...facts,
  });
