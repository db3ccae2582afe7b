import pairBuild from '@uniswap/v2-core/build/UniswapV2Pair.json';
import {
  createTestClient,
  encodePacked,
  formatUnits,
  getContractAddress,
  keccak256,
  parseAbi,
  type Address,
} from 'viem';
import {addressOf, chain, transport} from '../../../support/chain';
import {usdc, weth} from '../../support/tokens';

/** The v2 factory, with every function and event. */
export const factory = {
  address: addressOf('UniswapV2Factory'),
  abi: parseAbi([
    'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count)',
    'function allPairs(uint256 index) view returns (address pair)',
    'function allPairsLength() view returns (uint256)',
    'function createPair(address tokenA, address tokenB) returns (address pair)',
    'function feeTo() view returns (address)',
    'function feeToSetter() view returns (address)',
    'function getPair(address tokenA, address tokenB) view returns (address pair)',
    'function setFeeTo(address feeTo)',
    'function setFeeToSetter(address feeToSetter)',
  ]),
} as const;

/** A pair of v2, with what the programs call. */
export const pairAbi = parseAbi([
  'event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to)',
  'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function MINIMUM_LIQUIDITY() view returns (uint256)',
  'function PERMIT_TYPEHASH() view returns (bytes32)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 value) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function factory() view returns (address)',
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)',
  'function kLast() view returns (uint256)',
  'function name() view returns (string)',
  'function nonces(address owner) view returns (uint256)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function price0CumulativeLast() view returns (uint256)',
  'function price1CumulativeLast() view returns (uint256)',
  'function skim(address to)',
  'function symbol() view returns (string)',
  'function sync()',
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function totalSupply() view returns (uint256)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function transferFrom(address from, address to, uint256 value) returns (bool)',
]);

/** The pair of USDC, its token0, and WETH, its token1: the factory and the pair's code name it. */
export const pair = {
  address: getContractAddress({
    opcode: 'CREATE2',
    from: factory.address,
    salt: keccak256(encodePacked(['address', 'address'], [usdc.address, weth.address])),
    bytecode: `0x${pairBuild.bytecode}`,
  }),
  abi: pairAbi,
} as const;

/** Moves the clock of the local chain, and lets anybody be called there. */
export const tester = createTestClient({chain, transport, mode: 'anvil'});

/** Lets the local chain take transactions from an account without its key, as no public chain does. */
export async function actAs(address: Address): Promise<Address> {
  await tester.impersonateAccount({address});
  await tester.setBalance({address, value: 10n ** 18n});
  return address;
}

/** USDC in whole tokens. */
export const inUsdc = (amount: bigint): string => `${formatUnits(amount, 6)} USDC`;

/** WETH in whole tokens. */
export const inWeth = (amount: bigint): string => `${formatUnits(amount, 18)} WETH`;
