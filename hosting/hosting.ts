import type {Rule} from './rule';
import type {Moved} from './redirectOf';

/** What any host is told of a build. */
export type Hosting = {rules: readonly Rule[]; redirects: readonly Moved[]};
