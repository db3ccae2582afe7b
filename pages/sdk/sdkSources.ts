import type {Signatures} from '../../facts/reference/driftOf';
import type {Reach} from '../../facts/reference/throws/model';
import type {Export} from '../../facts/reference/typescript/model';
import type {Examples} from '../examples/readExamples';
import type {SdkPage} from './readSdkNotes';

/** What a package, or a module of one, exports. */
export type Module = {
  /** As `@uniswap/v3-sdk`. */
  name: string;
  version: string;
  /** By name, in the order of the package. */
  exports: ReadonlyMap<string, Export>;
};

/** What the reference pages of the SDKs are drawn from and checked against. */
export type SdkSources = {
  modules: ReadonlyMap<string, Module>;
  pages: readonly SdkPage[];
  /** The signatures that the pages were written for. */
  signatures: Signatures;
  examples: Examples;
  /** The code that a package publishes, as another package finds it, all files in one text. */
  sourceOf: (name: string, importer: string) => string;
  /** What a call of a member of an export can throw, by its code; of a function with the member `''`. Nothing of what has no code. */
  reachOf: (module: string, name: string, member: string) => Reach | undefined;
  /** The description of a page. */
  descriptionOf: (route: string) => string | undefined;
};
