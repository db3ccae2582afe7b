import {documented} from './documented';
import type {Identifier} from './identifier';
import {identifiersOf} from './identifiersOf';
import {readContents} from './readContents';

/** Every identifier that the documented packages may revert with; `modules` is node_modules. */
export const readIdentifiers = (modules: string): Identifier[] =>
  identifiersOf(documented.map((one) => readContents(one, modules)));
