declare module '@generated/playground-names/default/names.json' {
  import type {Names} from '@site/labs/playground/Playground/transactions/names';

  const names: Names;
  export default names;
}

declare module '@generated/playground-names/default/reverts.json' {
  import type {RevertEntry} from '@site/src/failure/findEntries';

  const entries: readonly RevertEntry[];
  export default entries;
}
