import {deploy, type AddressSet} from './addressSet';

const sets: readonly AddressSet[] = [
  {
    chainId: 1,
    era: '2023-11',
    addresses: {
      UniswapV1Factory: '0xc0a47dFe034B400B47bDaD5FecDa2621de6c4d95',
      ExchangeSai: '0x09cabEC1eAd1c0Ba254B09efb3EE13841712bE14',
      UniswapV1ExchangeTemplate: '0x2157A7894439191e520825fe9399aB8655E0f708',
    },
  },
  {
    chainId: 3,
    era: '2023-11',
    addresses: {
      UniswapV1Factory: '0x9c83dCE8CA20E9aAF9D3efc003b2ea62aBC08351',
    },
  },
  {
    chainId: 4,
    era: '2023-11',
    addresses: {
      UniswapV1Factory: '0xf5D915570BC477f9B8D6C0E980aA81757A3AaC36',
    },
  },
  {
    chainId: 5,
    era: '2023-11',
    addresses: {
      UniswapV1Factory: '0x6Ce570d02D73d4c384b46135E87f8C592A8c86dA',
    },
  },
  {
    chainId: 42,
    era: '2023-11',
    addresses: {
      UniswapV1Factory: '0xD3E51Ef092B2845f10401a0159B2B96e8B6c3D30',
    },
  },
];

/** The contracts of v1: one factory on each chain, and the template that it copies. */
export const v1 = deploy({
  product: 'v1',
  sets,
  contracts: {
    UniswapV1Factory: {
      kind: 'factory',
      note: 'Exchanges have no fixed address: ask getExchange(token)',
    },
    UniswapV1ExchangeTemplate: {
      kind: 'pool',
      note: 'Code that each exchange delegates to; not to be called',
    },
    ExchangeSai: {kind: 'pool', note: 'Exchange of SAI, the single-collateral DAI of 2018'},
  },
  sources: {'2023-11': 'https://github.com/Uniswap/docs/blob/8aa30627/docs/contracts/v1'},
});
