declare module '@generated/playground-call/default/names.json' {
  import type {Names} from '../values/names';

  const names: Names;
  export default names;
}

declare module '@generated/playground-call/default/pages.json' {
  import type {CallPage} from './callPage';

  /** By the names of their pages. */
  const pages: Readonly<Record<string, CallPage>>;
  export default pages;
}
