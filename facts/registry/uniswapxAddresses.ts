import type {AddressSet} from './addressSet';

/** Where the reactors and quoters of UniswapX are, by chain and by the list that names them first. */
export const uniswapxAddresses: readonly AddressSet[] = [
  {
    chainId: 1,
    era: '2023-11',
    addresses: {
      ExclusiveDutchOrderReactor: '0x6000da47483062A0D734Ba3dc7576Ce6A0B645C4',
      OrderQuoterOf2023: '0x54539967a06Fc0E3C3ED0ee320Eb67362D13C5fF',
    },
  },
  {
    chainId: 1,
    era: '2026-04',
    addresses: {
      V2DutchOrderReactor: '0x00000011F84B9aa48e5f8aA8B9897600006289Be',
      V3DutchOrderReactor: '0x0000000015757c461808EA25Eb309638B62681cf',
    },
  },
  {
    chainId: 1,
    era: '2026-08',
    addresses: {
      RelayOrderReactor: '0x0000000000A4e21E2597DCac987455c48b12edBF',
      OrderQuoter: '0xc6ef4C96Ee89e48Eff1C35545DBEED4Ad8dAC9D4',
    },
  },
  {
    chainId: 5,
    era: '2026-08',
    addresses: {
      RelayOrderReactor: '0x0000000000A4e21E2597DCac987455c48b12edBF',
    },
  },
  {
    chainId: 10,
    era: '2026-04',
    addresses: {
      V3DutchOrderReactor: '0x000000000923439A92daE8930613568824108631',
    },
  },
  {
    chainId: 10,
    era: '2026-08',
    addresses: {
      OrderQuoter: '0xc6ef4C96Ee89e48Eff1C35545DBEED4Ad8dAC9D4',
    },
  },
  {
    chainId: 56,
    era: '2026-04',
    addresses: {
      V3DutchOrderReactor: '0x00000000a55e50C71b70Db3C8B58749cd1E18eB2',
    },
  },
  {
    chainId: 56,
    era: '2026-08',
    addresses: {
      OrderQuoter: '0x00000000a3db63Df9078cBF3dF88B4CAdD5a7F58',
    },
  },
  {
    chainId: 130,
    era: '2026-04',
    addresses: {
      V3DutchOrderReactor: '0x000000005aF66799D1a6317714D66800f9CA1406',
      PriorityOrderReactor: '0x00000006021a6Bce796be7ba509BBBA71e956e37',
    },
  },
  {
    chainId: 130,
    era: '2026-08',
    addresses: {
      OrderQuoter: '0xc6ef4C96Ee89e48Eff1C35545DBEED4Ad8dAC9D4',
    },
  },
  {
    chainId: 137,
    era: '2026-04',
    addresses: {
      V3DutchOrderReactor: '0x00000000bAB6E234db8AD638B6A6395b7c499Bc4',
    },
  },
  {
    chainId: 137,
    era: '2026-08',
    addresses: {
      RelayOrderReactor: '0x0000000000A4e21E2597DCac987455c48b12edBF',
      OrderQuoter: '0x00000000a3db63Df9078cBF3dF88B4CAdD5a7F58',
    },
  },
  {
    chainId: 143,
    era: '2026-04',
    addresses: {
      V3DutchOrderReactor: '0x000000000Ac008F7e07210CFb6648e40249232c2',
    },
  },
  {
    chainId: 143,
    era: '2026-08',
    addresses: {
      OrderQuoter: '0x00000000a3db63Df9078cBF3dF88B4CAdD5a7F58',
    },
  },
  {
    chainId: 196,
    era: '2026-04',
    addresses: {
      V3DutchOrderReactor: '0x000000005aF66799D1a6317714D66800f9CA1406',
    },
  },
  {
    chainId: 196,
    era: '2026-08',
    addresses: {
      OrderQuoter: '0x00000000a3db63Df9078cBF3dF88B4CAdD5a7F58',
    },
  },
  {
    chainId: 480,
    era: '2026-08',
    addresses: {
      V3DutchOrderReactor: '0x00000000d714EA34028930b762E96bFBe50F42C2',
      OrderQuoter: '0x00000000a3db63Df9078cBF3dF88B4CAdD5a7F58',
    },
  },
  {
    chainId: 1301,
    era: '2026-08',
    addresses: {
      HybridOrderReactor: '0x000000000C75276D956cc35218ca8f132D877957',
      OrderQuoter: '0xBFE64A14130054E1C3aB09287bc69E7148471636',
    },
  },
  {
    chainId: 1868,
    era: '2026-08',
    addresses: {
      V3DutchOrderReactor: '0x000000005aF66799D1a6317714D66800f9CA1406',
      OrderQuoter: '0x00000000a3db63Df9078cBF3dF88B4CAdD5a7F58',
    },
  },
  {
    chainId: 4217,
    era: '2026-04',
    addresses: {
      V3DutchOrderReactor: '0x00000000fc1E66C9f582566EAd00108e55F1c0C6',
    },
  },
  {
    chainId: 4217,
    era: '2026-08',
    addresses: {
      OrderQuoter: '0x00000000a3db63Df9078cBF3dF88B4CAdD5a7F58',
    },
  },
  {
    chainId: 4663,
    era: '2026-08',
    addresses: {
      V3DutchOrderReactor: '0x000000007A1C8e570011EeDF86A2A35593013cBA',
      OrderQuoter: '0x00000000a3db63Df9078cBF3dF88B4CAdD5a7F58',
    },
  },
  {
    chainId: 5042,
    era: '2026-08',
    addresses: {
      V3DutchOrderReactor: '0x0000000015134054eA82AE0bb9fda66b36402C36',
      OrderQuoter: '0x00000000a3db63Df9078cBF3dF88B4CAdD5a7F58',
    },
  },
  {
    chainId: 8453,
    era: '2026-04',
    addresses: {
      PriorityOrderReactor: '0x000000001Ec5656dcdB24D90DFa42742738De729',
    },
  },
  {
    chainId: 8453,
    era: '2026-08',
    addresses: {
      V3DutchOrderReactor: '0x000000008a8330B5d1F43A62Bf4C673A49f27ba0',
      OrderQuoter: '0xc6ef4C96Ee89e48Eff1C35545DBEED4Ad8dAC9D4',
    },
  },
  {
    chainId: 42161,
    era: '2026-04',
    addresses: {
      V2DutchOrderReactor: '0x1bd1aAdc9E230626C44a139d7E70d842749351eb',
      V3DutchOrderReactor: '0xB274d5F4b833b61B340b654d600A864fB604a87c',
    },
  },
  {
    chainId: 42161,
    era: '2026-08',
    addresses: {
      OrderQuoter: '0xc6ef4C96Ee89e48Eff1C35545DBEED4Ad8dAC9D4',
    },
  },
  {
    chainId: 42220,
    era: '2026-08',
    addresses: {
      V3DutchOrderReactor: '0x00000000B8077fdf2281A80bE96f6c282B5d943A',
      OrderQuoter: '0x00000000a3db63Df9078cBF3dF88B4CAdD5a7F58',
    },
  },
  {
    chainId: 43114,
    era: '2026-08',
    addresses: {
      V3DutchOrderReactor: '0x00000000862cCF095823fc7576Fa6C7e6b7385ef',
      OrderQuoter: '0x00000000a3db63Df9078cBF3dF88B4CAdD5a7F58',
    },
  },
  {
    chainId: 57073,
    era: '2026-08',
    addresses: {
      V3DutchOrderReactor: '0x000000007A1C8e570011EeDF86A2A35593013cBA',
      OrderQuoter: '0x00000000a3db63Df9078cBF3dF88B4CAdD5a7F58',
    },
  },
  {
    chainId: 81457,
    era: '2026-08',
    addresses: {
      V3DutchOrderReactor: '0x0000000086f50C5E1a2500602183D4390A7FFc98',
      OrderQuoter: '0x00000000a3db63Df9078cBF3dF88B4CAdD5a7F58',
    },
  },
  {
    chainId: 7777777,
    era: '2026-08',
    addresses: {
      V3DutchOrderReactor: '0x000000002C9A3812e15cf233190992E9a57EDB56',
      OrderQuoter: '0x00000000a3db63Df9078cBF3dF88B4CAdD5a7F58',
    },
  },
  {
    chainId: 11155111,
    era: '2026-08',
    addresses: {
      ExclusiveDutchOrderReactor: '0xD6c073F2A3b676B8f9002b276B618e0d8bA84Fad',
      V2DutchOrderReactor: '0x0e22B6638161A89533940Db590E67A52474bEBcd',
      RelayOrderReactor: '0x0000000000A4e21E2597DCac987455c48b12edBF',
      OrderQuoter: '0xAA6187C48096e093c37d2cF178B1e8534A6934f7',
    },
  },
];
