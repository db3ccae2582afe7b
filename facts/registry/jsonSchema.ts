const address = {
  type: 'string',
  pattern: '^0x[0-9a-fA-F]{40}$',
  description: 'Written with its EIP-55 checksum.',
};
const chainId = {type: 'integer', minimum: 1, description: 'The EIP-155 chain id.'};
const text = {type: 'string', minLength: 1};
const date = {
  type: 'string',
  pattern: '^20\\d\\d(-\\d\\d(-\\d\\d)?)?$',
  description: 'A year, a month or a day, as precisely as the source says.',
};
const era = {enum: ['2023-11', '2024-01', '2026-04', '2026-08', '2026-09']};

const list = (properties: Record<string, unknown>, required: readonly string[]) => ({
  type: 'array',
  minItems: 1,
  items: {type: 'object', properties, required, additionalProperties: false},
});

/** The JSON Schema (draft-07) of `/registry.json`. */
export const jsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Uniswap contract registry',
  description: 'Chains, tokens and contract addresses that the Uniswap documentation uses.',
  type: 'object',
  additionalProperties: false,
  required: ['$schema', 'chains', 'tokens', 'deployments', 'differences'],
  properties: {
    $schema: {const: './registry.schema.json'},
    chains: list(
      {
        id: chainId,
        name: text,
        explorer: {type: 'string', pattern: '^https://.*[^/]$'},
        wrappedNative: {...text, description: 'Symbol of a token in tokens.'},
        status: {enum: ['live', 'test network', 'retired']},
        retired: date,
        retiredSource: text,
      },
      ['id', 'name', 'status'],
    ),
    tokens: list(
      {
        symbol: text,
        chainId,
        address,
        decimals: {type: 'integer', minimum: 0, maximum: 255},
        isWrappedNative: {type: 'boolean'},
        package: text,
        version: text,
        note: text,
        era,
        source: text,
      },
      ['symbol', 'chainId', 'address', 'decimals', 'isWrappedNative', 'era', 'source'],
    ),
    deployments: list(
      {
        contract: {type: 'string', pattern: '^[A-Za-z]\\w*$'},
        product: {
          enum: [
            'v1',
            'v2',
            'v3',
            'permit2',
            'universal-router',
            'uniswapx',
            'v4',
            'permissioned-pools',
            'governance',
            'fees',
            'token',
            'other',
          ],
        },
        chainId,
        address,
        kind: text,
        variant: {...text, description: 'Distinguishes a router or quoter from its look-alikes.'},
        package: text,
        version: text,
        status: {enum: ['live', 'superseded', 'retired', 'test network']},
        retired: date,
        created: {
          type: 'object',
          description: 'When it was created, UTC; estimated from the block where marked.',
          properties: {
            date: {type: 'string', pattern: '^20\\d\\d-\\d\\d-\\d\\d$'},
            block: {type: 'integer', minimum: 1},
            transaction: {type: 'string', pattern: '^0x[0-9a-f]{64}$'},
            isEstimate: {type: 'boolean'},
          },
          required: ['date'],
          additionalProperties: false,
        },
        sameAsMainnet: {type: 'boolean'},
        note: text,
        era,
        evidence: text,
        source: text,
      },
      ['contract', 'product', 'chainId', 'address', 'kind', 'status', 'era', 'evidence', 'source'],
    ),
    differences: list({contract: text, chainId, listed: address, where: text, reason: text}, [
      'contract',
      'chainId',
      'listed',
      'where',
      'reason',
    ]),
  },
} as const;
