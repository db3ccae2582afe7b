import siteConfig from '@generated/docusaurus.config';
import {isHosted, serviceOf} from '../service';
import {askWorker} from './askWorker';
import {hostedSearch} from './hostedSearch';
import {localSearch} from './localSearch';
import type {Search} from './result';
import {searchWithFallback} from './searchWithFallback';

const service = serviceOf(siteConfig);
const local = localSearch(askWorker);

/** Answers the modal and the page of results: one for both, which remembers a failure of the service. */
export const search: Search = isHosted(service)
  ? searchWithFallback({hosted: hostedSearch(service), local})
  : local;
