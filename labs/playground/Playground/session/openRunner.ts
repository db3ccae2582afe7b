import siteConfig from '@generated/docusaurus.config';
import type {Runner} from '../../run/runner';

let opened: Promise<Runner> | undefined;

/** The one runner of the page; one that did not load is loaded again with the next call. */
export function openRunner(): Promise<Runner> {
  opened ??= load().catch((cause: unknown) => {
    opened = undefined;
    throw cause;
  });
  return opened;
}

const load = async (): Promise<Runner> =>
  (await import('../../run/createRunner')).createRunner(siteConfig.baseUrl);
