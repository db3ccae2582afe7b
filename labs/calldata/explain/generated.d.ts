declare module '@generated/calldata/default/catalogue.json' {
  import type {Catalogue} from '@site/labs/calldata/explain/catalogue';

  const catalogue: Catalogue;
  export default catalogue;
}
