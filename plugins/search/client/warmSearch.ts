import siteConfig from '@generated/docusaurus.config';
import {serviceOf, isHosted} from '../service';
import {askWorker} from './askWorker';

let isWarm = false;

/** Loads what a search needs, before the reader has typed: on hover, focus or touch. */
export function warmSearch(): void {
  if (isWarm) return;
  isWarm = true;
  const load: Promise<unknown> = isHosted(serviceOf(siteConfig))
    ? import('algoliasearch/lite')
    : askWorker('');
  // A failed load is repeated, and reported, with the first query.
  load.catch(() => {
    isWarm = false;
  });
}
