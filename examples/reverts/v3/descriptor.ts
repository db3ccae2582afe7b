import {type Address, parseAbi, parseEther} from 'viem';
import {client, confirm, deploy, reverts, run} from '../support/reproduce';
import {manager} from './support/manager';
import {approve, deadlineIn} from './support/router';

const dai: Address = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const account = client.account.address;
const amount = 1_000_000n; // base units of each token
const initializer = parseAbi([
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address pool)',
]);

run(async () => {
  // #region subtraction-overflow
  // A token of 0 decimals beside DAI of 18, in a range whose lower price has no digits to show.
  const token = await deploy(
    {file: 'sandbox/contracts/StandInTokens.sol', contract: 'StandInToken'},
    ['Whole Shares', 'SHARE', 0, account, parseEther('1')],
  );
  const tokenId = await mint(token, {tickLower: -800_040, tickUpper: 800_040});
  await reverts('SafeMath: subtraction overflow', {
    ...manager,
    functionName: 'tokenURI',
    args: [tokenId],
  });
  // #endregion subtraction-overflow
});

/** Opens a position at a price of 1 base unit for 1, and gives its id. */
async function mint(token: Address, range: {tickLower: number; tickUpper: number}) {
  const [token0, token1] = BigInt(token) < BigInt(dai) ? [token, dai] : [dai, token];
  const create = {functionName: 'createAndInitializePoolIfNecessary', abi: initializer} as const;
  const args = [token0, token1, 3_000, 2n ** 96n] as const;
  await confirm(await client.writeContract({...create, address: manager.address, args}));
  await approve(token, {to: manager.address, amount});
  await approve(dai, {to: manager.address, amount});

  const least = (amount * 99n) / 100n;
  const params = {
    ...{token0, token1, fee: 3_000, ...range, recipient: account},
    ...{amount0Desired: amount, amount1Desired: amount, amount0Min: least, amount1Min: least},
    deadline: await deadlineIn(600n),
  };
  const {request, result} = await client.simulateContract({
    ...manager,
    functionName: 'mint',
    args: [params],
  });
  await confirm(await client.writeContract(request));
  return result[0];
}
