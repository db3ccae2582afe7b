declare module '@generated/calldata/default/catalogue.json' {
  import type {Catalogue} from '@site/labs/calldata/explain/catalogue';

  const catalogue: Catalogue;
  export default catalogue;
}

declare module '@generated/calldata/default/chains.json' {
  import type {Network} from '@site/labs/calldata/CalldataExplainer/namesOf';

  const chains: readonly Network[];
  export default chains;
}

declare module '@generated/calldata/default/networks.json' {
  import type {Names} from '@site/labs/calldata/explain/catalogue';

  const networks: Readonly<Record<string, Names>>;
  export default networks;
}
