import {jsonSchema} from '../../facts/atlas/jsonSchema';
import {published} from '../../facts/atlas/published';
import {sourcesOf} from '../../pages/sources';

/** The revert atlas and its schema by their place in the site. */
export const atlasFiles = (siteDirectory: string): Record<string, string> => ({
  'atlas.json': `${JSON.stringify(published(sourcesOf(siteDirectory).atlas()))}\n`,
  'atlas.schema.json': `${JSON.stringify(jsonSchema, null, 2)}\n`,
});
