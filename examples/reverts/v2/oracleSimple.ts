import {maxUint256, parseAbi, parseEther} from 'viem';
import {creationCode, deployPublished} from '../support/published';
import {client, deploy, reverts, run} from '../support/reproduce';
import {createPair, dai, factory, mined, uni, usdc, weth} from './support/v2';

const file = '@uniswap/v2-periphery/build/ExampleOracleSimple.json';
const abi = parseAbi([
  'function update()',
  'function consult(address token, uint256 amountIn) view returns (uint256 amountOut)',
]);
const creator = {
  source: {file: 'examples/reverts/v2/Creator.sol', contract: 'Creator'},
  abi: parseAbi(['function create(bytes code) returns (address created)']),
};

run(async () => {
  // #region no-reserves
  // The constructor reverts: the pair exists and is empty.
  await createPair(uni, weth);
  await reverts('ExampleOracleSimple: NO_RESERVES', {
    address: await deploy(creator.source),
    abi: creator.abi,
    functionName: 'create',
    args: [creationCode(file, [factory.address, uni, weth])],
  });
  // #endregion no-reserves

  // #region period-not-elapsed
  const oracle = {
    address: await deployPublished(file, [factory.address, usdc, weth]),
    abi,
  } as const;
  await mined(client.writeContract({...oracle, functionName: 'update'}));
  await reverts('ExampleOracleSimple: PERIOD_NOT_ELAPSED', {...oracle, functionName: 'update'});
  // #endregion period-not-elapsed

  // #region invalid-token
  await reverts('ExampleOracleSimple: INVALID_TOKEN', {
    ...oracle,
    functionName: 'consult',
    args: [dai, parseEther('1')],
  });
  // #endregion invalid-token

  // #region multiplication-overflow
  await reverts('FixedPoint: MULTIPLICATION_OVERFLOW', {
    ...oracle,
    functionName: 'consult',
    args: [weth, maxUint256],
  });
  // #endregion multiplication-overflow
});
