import {findNginx} from './findNginx';
import {expect, test as base} from './test';

/** Why tests of hosting are left out where they are. */
export const NO_NGINX = 'no nginx with its brotli module: see testing/ensureNginx.ts';

/** A test of how nginx serves the site; left out where there is none to start. */
export const test = base.extend<{site: string}>({
  site: async ({baseURL}, provide) => {
    test.skip(!findNginx(), NO_NGINX);
    await provide(baseURL ?? '');
  },
});

export {expect};
