import {BigNumber} from 'ethers';
import {Ether, Token} from '@uniswap/sdk-core';
import {anyOf, choice} from '../inputs';

export const USDC = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
export const WETH = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18, 'WETH');
export const DAI = new Token(1, '0x6B175474E89094C44Da98b954EedeAC495271d0F', 18, 'DAI');
export const FEW = new Token(1, '0x0000000000000000000000000000000000000001', 0, 'FEW');
export const MANY = new Token(1, '0x0000000000000000000000000000000000000002', 254, 'MANY');
export const FAR = new Token(137, '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', 6, 'FAR');
export const FAR_TOO = new Token(137, '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619', 18, 'FAR_TOO');
export const CELO = new Token(42220, '0x471EcE3750Da237f93B8E339c536989b8978a438', 18, 'CELO');
export const OTHER = new Token(42220, '0x765DE816845861e75A25fCA122bb6898B8B1282a', 18, 'OTHER');
export const TAXED = new Token(
  1,
  '0x0000000000000000000000000000000000000003',
  18,
  'TAXED',
  '',
  false,
  BigNumber.from(300),
  BigNumber.from(10_000),
);
export const ALL_TAXED = new Token(
  1,
  '0x0000000000000000000000000000000000000004',
  18,
  'ALL_TAXED',
  '',
  false,
  BigNumber.from(10_000),
  BigNumber.from(20_000),
);
const ODD = new Token(1, '0xC02AAA39b223FE8D0A0e5C4F27eAD9083C756CC2', 18, 'ODD', '', true);

const named = (token: Token): readonly [string, Token] => [token.symbol ?? '', token];

export const token = choice({
  good: [USDC, WETH, DAI].map(named),
  edge: [FEW, MANY, FAR, FAR_TOO, CELO, OTHER, TAXED, ALL_TAXED, ODD].map(named),
});
const nativeOf = (id: number): readonly [string, Ether] => [
  `Ether.onChain(${id})`,
  Ether.onChain(id),
];
export const native = choice({good: [nativeOf(1)], edge: [137, 42220, 5].map(nativeOf)});
export const currency = anyOf(token, native);
