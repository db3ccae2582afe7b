import {type Address, parseAbi, parseEther} from 'viem';
import {client, confirm, deploy, reverts, run} from '../support/reproduce';
import {weth} from './support/pool';
import {approve, deadlineIn, transfer} from './support/router';

const migrator = {
  address: '0xA5644E29708357803b5A882D272c41cC0dF92B34', // V3Migrator
  abi: parseAbi([
    'struct MigrateParams { address pair; uint256 liquidityToMigrate; uint8 percentageToMigrate; address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; bool refundAsETH; }',
    'function migrate(MigrateParams params)',
  ]),
} as const;
const factory = {
  address: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f', // UniswapV2Factory
  abi: parseAbi(['function createPair(address tokenA, address tokenB) returns (address pair)']),
} as const;
const account = client.account.address;
const ten = parseEther('10');
const nine = parseEther('9');

run(async () => {
  const token = await deploy(
    {file: 'examples/reverts/v3/RefusingTokens.sol', contract: 'RefusingApprovals'},
    [account, ten],
  );
  const pair = await provide(token);
  const [token0, token1] = BigInt(token) < BigInt(weth) ? [token, weth] : [weth, token];
  const liquidity = parseEther('1');
  await approve(pair, {to: migrator.address, amount: liquidity});
  const params = {
    ...{pair, token0, token1, fee: 3_000, tickLower: -887_220, tickUpper: 887_220},
    ...{liquidityToMigrate: liquidity, percentageToMigrate: 100, recipient: account},
    ...{amount0Min: nine / 10n, amount1Min: nine / 10n},
    ...{deadline: await deadlineIn(600n), refundAsETH: false},
  } as const;
  const migrate = {...migrator, functionName: 'migrate'} as const;

  // #region percentage-too-small
  await reverts('Percentage too small', {...migrate, args: [{...params, percentageToMigrate: 0}]});
  // #endregion percentage-too-small

  // #region percentage-too-large
  // The share is in whole per cent: 100 is all of it.
  await reverts('Percentage too large', {
    ...migrate,
    args: [{...params, percentageToMigrate: 101}],
  });
  // #endregion percentage-too-large

  // #region sa
  // One token of the pair answers `false` when the migrator approves the position manager.
  await reverts('SA', {...migrate, args: [params]});
  // #endregion sa
});

/** Provides 10 of the token and 10 WETH to a new pair of v2. */
async function provide(token: Address): Promise<Address> {
  const {request, result: pair} = await client.simulateContract({
    ...factory,
    functionName: 'createPair',
    args: [token, weth],
  });
  await confirm(await client.writeContract(request));
  await transfer(token, {to: pair, amount: ten});
  await transfer(weth, {to: pair, amount: ten});
  const abi = parseAbi(['function mint(address to) returns (uint256 liquidity)']);
  const mint = {address: pair, abi, functionName: 'mint', args: [account]} as const;
  await confirm(await client.writeContract(mint));
  return pair;
}
