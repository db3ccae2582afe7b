declare module '@generated/home/default/reverts.json' {
  import type {HomeRevert} from '@site/plugins/site/homeData';

  const reverts: readonly HomeRevert[];
  export default reverts;
}

declare module '@generated/home/default/chains.json' {
  const chains: readonly string[];
  export default chains;
}

declare module '@generated/home/default/addresses.json' {
  import type {HomeAddress} from '@site/plugins/site/homeData';

  const addresses: Readonly<Record<string, readonly HomeAddress[]>>;
  export default addresses;
}

declare module '@generated/home/default/pairs.json' {
  import type {HomePair} from '@site/plugins/site/homeData';

  const pairs: readonly HomePair[];
  export default pairs;
}
