import assert from 'node:assert/strict';
import {erc20Abi, formatEther, formatUnits, parseAbi, parseEther, zeroAddress} from 'viem';
import {addressOf, client, run, tokenOf} from '../support/chain';

const USDC = tokenOf('USDC').address;
const UNI = tokenOf('UNI').address;

async function main(): Promise<void> {
  // #region factory
  const factory = {
    address: addressOf('UniswapV1Factory'), // ends the program where a chain has none
    abi: parseAbi(['function getExchange(address token) view returns (address exchange)']),
  } as const;
  assert.ok(await client.getCode({address: factory.address}), 'no factory on this chain');
  // #endregion factory

  // #region exchange
  const args = [USDC] as const;
  const address = await client.readContract({...factory, functionName: 'getExchange', args});
  if (address === zeroAddress) throw new Error('the token has no v1 exchange');
  // #endregion exchange
  const none = [UNI] as const;
  const ofUni = await client.readContract({...factory, functionName: 'getExchange', args: none});
  console.log(`exchange of USDC  found`);
  console.log(`exchange of UNI   ${ofUni}`);

  // #region check
  const exchange = {
    address,
    abi: parseAbi([
      'function tokenAddress() view returns (address token)',
      'function getEthToTokenInputPrice(uint256 eth_sold) view returns (uint256 tokens_bought)',
    ]),
  } as const;
  assert.equal(await client.readContract({...exchange, functionName: 'tokenAddress'}), USDC);
  // #endregion check

  // #region reserves
  const block = await client.getBlock();
  const at = {blockNumber: block.number};
  const reserveWei = await client.getBalance({address, ...at});
  const reserveUsdc = await client.readContract({
    ...{address: USDC, abi: erc20Abi, functionName: 'balanceOf', ...at},
    args: [address],
  });
  console.log(`it holds          ${formatEther(reserveWei)} ETH (${reserveWei})`);
  console.log(`and               ${formatUnits(reserveUsdc, 6)} USDC (${reserveUsdc})`);
  // #endregion reserves

  // #region quote
  const tokens = await client.readContract({
    ...exchange,
    ...at,
    functionName: 'getEthToTokenInputPrice',
    args: [parseEther('1')],
  });
  console.log(`1 ETH gives       ${formatUnits(tokens, 6)} USDC (${tokens})`);
  // #endregion quote

  // #region formula
  const input = parseEther('1') * 997n;
  const computed = (input * reserveUsdc) / (reserveWei * 1_000n + input);
  // #endregion formula
  assert.equal(computed, tokens);
}

run(main, {sends: false});
