declare module '@generated/calldata/default/catalogue.json' {
  import type {Catalogue} from '@site/src/calldata/catalogue';

  const catalogue: Catalogue;
  export default catalogue;
}
