import type {AddressSet} from './addressSet';

/** Routers that no list in `listed/` has, by chain and by the list that names them. */
export const universalRouterAddresses: readonly AddressSet[] = [
  {
    chainId: 1,
    era: '2023-11',
    addresses: {
      UniversalRouterV1_3: '0x3F6328669a86bef431Dc6F9201A5B90F7975a023',
      UnsupportedProtocol: '0x76D631990d505E4e5b432EEDB852A60897824D68',
    },
  },
  {
    chainId: 5,
    era: '2023-11',
    addresses: {
      UniversalRouterV1: '0x4648a43B2C14Da09FdF82B161150d3F634f40491',
      UniversalRouterV1_3: '0x3F6328669a86bef431Dc6F9201A5B90F7975a023',
    },
  },
  {
    chainId: 56,
    era: '2023-11',
    addresses: {
      UnsupportedProtocol: '0x5302086A3a25d473aAbBd0356eFf8Dd811a4d89B',
    },
  },
  {
    chainId: 420,
    era: '2023-11',
    addresses: {
      UniversalRouterV1: '0x4648a43B2C14Da09FdF82B161150d3F634f40491',
    },
  },
  {
    chainId: 44787,
    era: '2023-11',
    addresses: {
      UniversalRouterV1: '0x4648a43B2C14Da09FdF82B161150d3F634f40491',
    },
  },
  {
    chainId: 80001,
    era: '2023-11',
    addresses: {
      UniversalRouterV1: '0x4648a43B2C14Da09FdF82B161150d3F634f40491',
    },
  },
  {
    chainId: 81457,
    era: '2026-08',
    addresses: {
      UniversalRouterV1_2NoV2: '0xe463635f6e73C1E595554C3ae216472D0fb929a9',
    },
  },
  {
    chainId: 421613,
    era: '2023-11',
    addresses: {
      UniversalRouterV1: '0x4648a43B2C14Da09FdF82B161150d3F634f40491',
    },
  },
];
