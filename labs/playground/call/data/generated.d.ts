declare module '@generated/playground-call/default/names.json' {
  import type {Names} from '../values/names';

  const names: Names;
  export default names;
}

declare module '@generated/playground-call/default/events.json' {
  import type {AbiEvent} from 'viem';

  const events: readonly AbiEvent[];
  export default events;
}

declare module '@generated/playground-call/default/reverts.json' {
  import type {RevertEntry} from '../../../../src/failure/findEntries';

  const entries: readonly RevertEntry[];
  export default entries;
}

declare module '@generated/playground-call/default/pages/*.json' {
  import type {CallPage} from './callPage';

  const page: CallPage;
  export default page;
}
