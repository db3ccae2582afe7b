import type {CalledClasses} from './called';
import {CORE} from './coreMembers';
import {V2} from './v2Members';
import {V3} from './v3Members';
import {V4} from './v4Members';

/** The classes that readers use most, with what their members take. */
export const CALLED: CalledClasses = {...CORE, ...V2, ...V3, ...V4};
