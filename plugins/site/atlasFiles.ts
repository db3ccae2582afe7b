import path from 'node:path';
import {readAtlas} from '../../facts/atlas';
import {jsonSchema} from '../../facts/atlas/jsonSchema';
import {published} from '../../facts/atlas/published';

/** The revert atlas and its schema by their place in the site. */
export const atlasFiles = (siteDirectory: string): Record<string, string> => ({
  'atlas.json': `${JSON.stringify(published(readAtlas(path.join(siteDirectory, 'facts/atlas'))))}\n`,
  'atlas.schema.json': `${JSON.stringify(jsonSchema, null, 2)}\n`,
});
