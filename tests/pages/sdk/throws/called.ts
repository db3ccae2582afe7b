import type {Input, Source} from './inputs';
import type {Random} from './random';

/** How a class is called: its objects, and what its members take. */
export type Called = {
  module: string;
  class: unknown;
  /** Objects whose members are called. */
  self?: Source;
  /** What each member takes, by name; getters take nothing and need no line. */
  members: Readonly<Record<string, readonly Source[] | ((random: Random) => Input[])>>;
};

/** Classes by the name of their page. */
export type CalledClasses = Readonly<Record<string, Called>>;
