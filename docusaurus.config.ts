import {createRequire} from 'node:module';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {bundleModule} from './tools/examples/bundlePrograms';

/** The site as the framework asks for it, whose own loader takes seven times as long to compile the plugins. */
export default async function load(): Promise<Config> {
  const file = path.resolve(__dirname, '.cache/site.config.cjs');
  await bundleModule(path.resolve(__dirname, 'site.config.ts'), file);
  const require = createRequire(file);
  // Again each time that the framework reloads the site.
  Reflect.deleteProperty(require.cache, file);
  return (require(file) as {default: Config}).default;
}
