import {registry} from './schema';

const {chains, tokens, deployments, differences} = registry;

/** What `/registry.json` holds; `jsonSchema.ts` describes it. */
export const published = {
  $schema: './registry.schema.json',
  chains,
  tokens,
  deployments,
  differences,
};
