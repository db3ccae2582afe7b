import {parseAbi} from 'viem';

/** What the sandbox asks of a token. */
export const erc20 = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
  'function transfer(address to, uint256 amount) returns (bool)',
]);

/** What the sandbox asks of wrapped ether. */
export const weth = parseAbi(['function deposit() payable']);
