import {products} from './products';

const text = {type: 'string', minLength: 1};
const markdown = {...text, description: 'Markdown; links lead to pages of the documentation.'};
const address = {type: 'string', pattern: '^/'};

const list = (items: object, description?: string) => ({
  type: 'array',
  minItems: 1,
  items,
  ...(description && {description}),
});

const closed = (properties: Record<string, unknown>, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** The JSON Schema (draft-07) of `/atlas.json`. */
export const jsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Uniswap revert atlas',
  description: 'Every revert string and custom error of the contracts, with causes and fixes.',
  ...closed(
    {
      $schema: {const: './atlas.schema.json'},
      entries: list(
        closed(
          {
            identifier: {
              ...text,
              description: 'The string, or the signature of the custom error.',
            },
            kind: {enum: ['string', 'error']},
            selector: {type: 'string', pattern: '^0x[0-9a-f]{8}$'},
            data: {
              type: 'string',
              pattern: '^0x[0-9a-f]*$',
              description: 'All revert data; absent for an error with arguments.',
            },
            product: {enum: products.map(({name}) => name)},
            group: text,
            address: {...address, description: 'The section of the page that explains it.'},
            throwers: list(
              closed(
                {
                  package: text,
                  contract: text,
                  functions: list(text),
                  isHeldOnly: {
                    const: true,
                    description: 'The code holds the identifier, and no call reaches it.',
                  },
                },
                ['package', 'contract', 'functions'],
              ),
            ),
            doing: markdown,
            condition: markdown,
            causes: list(markdown, 'The likeliest first.'),
            confirm: markdown,
            fix: markdown,
            reproduction: {
              ...text,
              description: 'The region of a program under /examples/ that triggers it.',
            },
            unreachable: {...markdown, description: 'Why no call can trigger it.'},
            related: list(address),
          },
          [
            'identifier',
            'kind',
            'selector',
            'product',
            'group',
            'address',
            'throwers',
            'doing',
            'condition',
            'causes',
            'confirm',
            'fix',
            'related',
          ],
        ),
      ),
    },
    ['$schema', 'entries'],
  ),
};
