import type {AddressSet} from './addressSet';

/** Where each version of the Universal Router is, by chain and by the list that names it first. */
export const universalRouterAddresses: readonly AddressSet[] = [
  {
    chainId: 1,
    era: '2023-11',
    addresses: {
      UniversalRouter: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
      UniversalRouterV1: '0xEf1c6E67703c7BD7107eed8303Fbe6EC2554BF6B',
      UniversalRouterV1_3: '0x3F6328669a86bef431Dc6F9201A5B90F7975a023',
      UnsupportedProtocol: '0x76D631990d505E4e5b432EEDB852A60897824D68',
    },
    created: {
      UniversalRouter: {date: '2023-04-28', block: 17143817},
      UniversalRouterV1: {date: '2022-11-29'},
    },
  },
  {
    chainId: 1,
    era: '2026-08',
    addresses: {
      UniversalRouterV2_0: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
    },
    created: {
      UniversalRouterV2_0: {date: '2025-01-23', block: 21689092},
    },
  },
  {
    chainId: 1,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_1_1: '0x4C82D1fBFe28C977cBB58D8C7FF8FCF9F70a2cCA',
      UniversalRouterV2_1_2: '0x23617e59A5925b2A4Bf75d73ff6711cD0b29De85',
      UniversalRouterV2_2_0: '0xab863E752Bf67D8DCDD929EaAe9Be9dc83Fb3BbB',
    },
    created: {
      UniversalRouterV2_1_1: {date: '2026-03-17', block: 24680568, isEstimate: true},
      UniversalRouterV2_1_2: {date: '2026-09-17', block: 25999984, isEstimate: true},
      UniversalRouterV2_2_0: {date: '2026-09-18', block: 26006366, isEstimate: true},
    },
  },
  {
    chainId: 5,
    era: '2023-11',
    addresses: {
      UniversalRouter: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
      UniversalRouterV1: '0x4648a43B2C14Da09FdF82B161150d3F634f40491',
      UniversalRouterV1_3: '0x3F6328669a86bef431Dc6F9201A5B90F7975a023',
    },
  },
  {
    chainId: 10,
    era: '2023-11',
    addresses: {
      UniversalRouter: '0xCb1355ff08Ab38bBCE60111F1bb2B784bE25D7e8',
      UniversalRouterV1: '0xb555edF5dcF85f42cEeF1f3630a52A108E55A654',
      UniversalRouterV1_2NoV2: '0xeC8B0F7Ffe3ae75d7FfAb09429e3675bb63503e4',
    },
  },
  {
    chainId: 10,
    era: '2026-08',
    addresses: {
      UniversalRouterV2_0: '0x851116D9223fabED8E56C0E6b8Ad0c31d98B3507',
    },
  },
  {
    chainId: 10,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_1_1: '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      UniversalRouterV2_1_2: '0xC09255D86DB563cBc11C2fCf4a0C512e160111B4',
    },
  },
  {
    chainId: 56,
    era: '2023-11',
    addresses: {
      UniversalRouter: '0x4Dae2f939ACf50408e13d58534Ff8c2776d45265',
      UniversalRouterV1: '0x5Dc88340E1c5c6366864Ee415d6034cadd1A9897',
      UniversalRouterV1_2NoV2: '0xeC8B0F7Ffe3ae75d7FfAb09429e3675bb63503e4',
      UnsupportedProtocol: '0x5302086A3a25d473aAbBd0356eFf8Dd811a4d89B',
    },
  },
  {
    chainId: 56,
    era: '2026-08',
    addresses: {
      UniversalRouterV2_0: '0x1906c1d672b88cD1B9aC7593301cA990F94Eae07',
    },
  },
  {
    chainId: 56,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_1_1: '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      UniversalRouterV2_1_2: '0xDc264714F68d84CF29BC605589405E78bDBE7C9f',
    },
  },
  {
    chainId: 130,
    era: '2026-08',
    addresses: {
      UniversalRouterV2_0: '0xEf740bf23aCaE26f6492B10de645D6B98dC8Eaf3',
    },
  },
  {
    chainId: 130,
    era: '2026-09',
    addresses: {
      UniversalRouter: '0x4D73A4411CA1c660035e4AECC8270E5DdDEC8C17',
      UniversalRouterV2_1_1: '0xFdf682F51FE81Aa4898F0AE2163d8A55c127fbC7',
      UniversalRouterV2_1_2: '0xD1b797D92d87B688193A2B976eFc8D577D204343',
    },
  },
  {
    chainId: 137,
    era: '2023-11',
    addresses: {
      UniversalRouter: '0xec7BE89e9d109e7e3Fec59c222CF297125FEFda2',
      UniversalRouterV1: '0x4C60051384bd2d3C01bfc845Cf5F4b44bcbE9de5',
      UniversalRouterV1_2NoV2: '0x643770E279d5D0733F21d6DC03A8efbABf3255B4',
    },
  },
  {
    chainId: 137,
    era: '2026-08',
    addresses: {
      UniversalRouterV2_0: '0x1095692A6237d83C6a72F3F5eFEdb9A670C49223',
    },
  },
  {
    chainId: 137,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_1_1: '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      UniversalRouterV2_1_2: '0xDc264714F68d84CF29BC605589405E78bDBE7C9f',
    },
  },
  {
    chainId: 143,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_0: '0x0D97Dc33264bfC1c226207428A79b26757fb9dc3',
      UniversalRouterV2_1_1: '0xFdf682F51FE81Aa4898F0AE2163d8A55c127fbC7',
      UniversalRouterV2_1_2: '0xa6CE4F10d83dBdDAc17E68e1837ca9cE6a1b596e',
    },
  },
  {
    chainId: 196,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_0: '0x5507749F2c558Bb3E162c6e90c314c092E7372Ff',
      UniversalRouterV2_1_1: '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      UniversalRouterV2_1_2: '0x1cd182C94fcF42277B80DBB9060F88024809E61E',
    },
  },
  {
    chainId: 324,
    era: '2026-09',
    addresses: {
      UniversalRouter: '0x28731BCC616B5f51dD52CF2e4dF0E78dD1136C06',
    },
  },
  {
    chainId: 420,
    era: '2023-11',
    addresses: {
      UniversalRouterV1_2NoV2: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
      UniversalRouterV1: '0x4648a43B2C14Da09FdF82B161150d3F634f40491',
    },
  },
  {
    chainId: 480,
    era: '2026-08',
    addresses: {
      UniversalRouter: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
      UniversalRouterV2_0: '0x8ac7bEE993bb44dAb564Ea4bc9EA67Bf9Eb5e743',
    },
  },
  {
    chainId: 480,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_1_1: '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      UniversalRouterV2_1_2: '0xF025e0Fe9E331A0eF05c2ad3C4E9C64b625cda6f',
    },
  },
  {
    chainId: 1301,
    era: '2026-09',
    addresses: {
      UniversalRouter: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
      UniversalRouterV2_0: '0xf70536B3bcC1bD1a972dc186A2cf84cC6da6Be5D',
      UniversalRouterV2_1_1: '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      UniversalRouterV2_1_2: '0xDf38F24fE153761634Be942F9d859f3DBA857E95',
    },
  },
  {
    chainId: 1868,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_0: '0x0E2850543f69F678257266E0907fF9A58B3F13dE',
      UniversalRouterV2_1_1: '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      UniversalRouterV2_1_2: '0x661E93cca42AfacB172121EF892830cA3b70F08d',
    },
  },
  {
    chainId: 4217,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_0: '0x1FEbB76Be10aAf3A1402F04e8E835f2c382F7914',
      UniversalRouterV2_1_1: '0xFdf682F51FE81Aa4898F0AE2163d8A55c127fbC7',
      UniversalRouterV2_1_2: '0x182a927119D56008d921126764bF884221b10f59',
    },
  },
  {
    chainId: 4326,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_0: '0x48fD03529D2a91bE835f07f6b72f53b4Aad6093D',
      UniversalRouterV2_1_2: '0xAedd1CF4C14e833140A61E9C0d2b73a64795c823',
    },
  },
  {
    chainId: 4663,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_1_1: '0x8876789976dEcBfCbBbe364623C63652db8C0904',
      UniversalRouterV2_1_2: '0x204FAca1764B154221e35c0d20aBb3c525710498',
    },
  },
  {
    chainId: 5042,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_1_1: '0x4fcA4a51Ab4F23A7447b3284fBd7D73289A89Fb1',
      UniversalRouterV2_1_2: '0x8702463e73f74d0b6765aBceb314Ef07aCb92650',
    },
  },
  {
    chainId: 8453,
    era: '2023-11',
    addresses: {
      UniversalRouter: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
      UniversalRouterV1_2NoV2: '0xeC8B0F7Ffe3ae75d7FfAb09429e3675bb63503e4',
    },
  },
  {
    chainId: 8453,
    era: '2026-08',
    addresses: {
      UniversalRouterV2_0: '0x6fF5693b99212Da76ad316178A184AB56D299b43',
    },
  },
  {
    chainId: 8453,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_1_1: '0xFdf682F51FE81Aa4898F0AE2163d8A55c127fbC7',
      UniversalRouterV2_1_2: '0xd6145b2D3F379919E8CdEda7B97e37c4b2Ca9c40',
    },
  },
  {
    chainId: 10143,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_0: '0x3aE6D8A282D67893e17AA70ebFFb33EE5aa65893',
    },
  },
  {
    chainId: 42161,
    era: '2023-11',
    addresses: {
      UniversalRouter: '0x5E325eDA8064b456f4781070C0738d849c824258',
      UniversalRouterV1: '0x4C60051384bd2d3C01bfc845Cf5F4b44bcbE9de5',
      UniversalRouterV1_2NoV2: '0xeC8B0F7Ffe3ae75d7FfAb09429e3675bb63503e4',
    },
  },
  {
    chainId: 42161,
    era: '2026-08',
    addresses: {
      UniversalRouterV2_0: '0xA51afAFe0263b40EdaEf0Df8781eA9aa03E381a3',
    },
  },
  {
    chainId: 42161,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_1_1: '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      UniversalRouterV2_1_2: '0x2d01411773c8C24805306E89A41F7855C3c4Fe65',
    },
  },
  {
    chainId: 42220,
    era: '2023-11',
    addresses: {
      UniversalRouter: '0x643770E279d5D0733F21d6DC03A8efbABf3255B4',
      UniversalRouterV1: '0xC73d61d192FB994157168Fb56730FdEc64C9Cb8F',
    },
  },
  {
    chainId: 42220,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_0: '0xcb695bc5D3Aa22cAD1E6DF07801b061a05A0233A',
      UniversalRouterV2_1_1: '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      UniversalRouterV2_1_2: '0xe2023F3FA515cF070e07fD9d51c1d236e07843f4',
    },
  },
  {
    chainId: 43114,
    era: '2026-08',
    addresses: {
      UniversalRouter: '0x4Dae2f939ACf50408e13d58534Ff8c2776d45265',
      UniversalRouterV1_2NoV2: '0x82635AF6146972cD6601161c4472ffe97237D292',
    },
  },
  {
    chainId: 43114,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_0: '0x94b75331AE8d42C1b61065089B7d48FE14aA73b7',
      UniversalRouterV2_1_1: '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      UniversalRouterV2_1_2: '0x661E93cca42AfacB172121EF892830cA3b70F08d',
    },
  },
  {
    chainId: 44787,
    era: '2023-11',
    addresses: {
      UniversalRouterV1_2NoV2: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
      UniversalRouterV1: '0x4648a43B2C14Da09FdF82B161150d3F634f40491',
    },
  },
  {
    chainId: 57073,
    era: '2026-08',
    addresses: {
      UniversalRouterV2_0: '0x112908daC86e20e7241B0927479Ea3Bf935d1fa0',
    },
  },
  {
    chainId: 57073,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_1_2: '0x661E93cca42AfacB172121EF892830cA3b70F08d',
      UniversalRouterV2_2_0: '0x8BbCAEb326AD590521a921C9e457Ee09F336B48c',
    },
  },
  {
    chainId: 59144,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_0: '0x661E93cca42AfacB172121EF892830cA3b70F08d',
      UniversalRouterV2_1_1: '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      UniversalRouterV2_1_2: '0xDc264714F68d84CF29BC605589405E78bDBE7C9f',
    },
  },
  {
    chainId: 80001,
    era: '2023-11',
    addresses: {
      UniversalRouterV1_2NoV2: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
      UniversalRouterV1: '0x4648a43B2C14Da09FdF82B161150d3F634f40491',
    },
  },
  {
    chainId: 81457,
    era: '2026-08',
    addresses: {
      UniversalRouter: '0x643770E279d5D0733F21d6DC03A8efbABf3255B4',
      UniversalRouterV2_0: '0xeAbBcB3E8E415306207ef514f660A3F820025BE3',
      UniversalRouterV1_2NoV2: '0xe463635f6e73C1E595554C3ae216472D0fb929a9',
    },
  },
  {
    chainId: 81457,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_1_1: '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      UniversalRouterV2_1_2: '0x661E93cca42AfacB172121EF892830cA3b70F08d',
    },
  },
  {
    chainId: 84531,
    era: '2023-11',
    addresses: {
      UniversalRouterV1_2NoV2: '0xD0872D928672ae2fF74Bdb2F5130Ac12229CAfAF',
    },
  },
  {
    chainId: 84532,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_0: '0x492E6456D9528771018DeB9E87ef7750EF184104',
      UniversalRouterV2_1_1: '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      UniversalRouterV2_1_2: '0x8702463e73f74d0b6765aBceb314Ef07aCb92650',
    },
  },
  {
    chainId: 421613,
    era: '2023-11',
    addresses: {
      UniversalRouterV1_2NoV2: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
      UniversalRouterV1: '0x4648a43B2C14Da09FdF82B161150d3F634f40491',
    },
  },
  {
    chainId: 7777777,
    era: '2026-08',
    addresses: {
      UniversalRouterV2_0: '0x3315ef7cA28dB74aBADC6c44570efDF06b04B020',
    },
  },
  {
    chainId: 7777777,
    era: '2026-09',
    addresses: {
      UniversalRouter: '0x2986d9721A49838ab4297b695858aF7F17f38014',
      UniversalRouterV2_1_1: '0xFdf682F51FE81Aa4898F0AE2163d8A55c127fbC7',
      UniversalRouterV2_1_2: '0xF025e0Fe9E331A0eF05c2ad3C4E9C64b625cda6f',
    },
  },
  {
    chainId: 11155111,
    era: '2026-08',
    addresses: {
      UniversalRouter: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
      UniversalRouterV2_0: '0x3A9D48AB9751398BbFa63ad67599Bb04e4BdF98b',
    },
  },
  {
    chainId: 11155111,
    era: '2026-09',
    addresses: {
      UniversalRouterV2_1_1: '0x7DfD4F31be6814D2906BDE155c3e1B146EAc1468',
      UniversalRouterV2_1_2: '0x7E4f6c5e954Da5c61B3423D81E2277431Ac043f3',
      UniversalRouterV2_2_0: '0x5093f1CDED83d99FfEd6602dA6260672ae16787c',
    },
  },
];
