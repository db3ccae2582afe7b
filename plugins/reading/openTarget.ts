import type {ClientModule} from '@docusaurus/types';
import {openTarget} from '../speed/onDemand/openTarget';

/** Unfolds what the address leads to where the framework changed the address; browsers do not report that. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = openTarget;
