import {parseAbi} from 'viem';
import {staker as address, stakerAbi} from '../../../staker/support/staker';

/** The staker, with the functions that only this page's programs call. */
export const staker = {
  address,
  abi: [
    ...stakerAbi,
    ...parseAbi([
      'function factory() view returns (address)',
      'function nonfungiblePositionManager() view returns (address)',
      'function stakes(uint256 tokenId, bytes32 incentiveId) view returns (uint160 secondsPerLiquidityInsideInitialX128, uint128 liquidity)',
      'function transferDeposit(uint256 tokenId, address to)',
      'function multicall(bytes[] data) payable returns (bytes[] results)',
      'event DepositTransferred(uint256 indexed tokenId, address indexed oldOwner, address indexed newOwner)',
      'event TokenUnstaked(uint256 indexed tokenId, bytes32 indexed incentiveId)',
    ]),
  ],
} as const;
