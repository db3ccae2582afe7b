import {concat, encodeAbiParameters, hexToBigInt, pad, parseAbi, sliceHex} from 'viem';
import {addressOf, client, run} from '../../support/chain';
import {deploy, deployDataOf} from '../../support/contract';
import {manager} from '../hooks/support/pool';
import {refusal} from '../hooks/support/refusal';

const abi = parseAbi([
  'function hasAfterSwap(address hook) pure returns (bool)',
  'function isValid(address hook, uint24 fee) pure returns (bool)',
  'function requireAfterSwapAlone(address hook) pure',
  'function mine(address deployer, bytes creationCode, bytes arguments) view returns (address hook, bytes32 salt)',
  'function addressOf(address deployer, uint256 salt, bytes initCode) pure returns (address)',
]);
const DYNAMIC_FEE = 0x800000;

run(async () => {
  const source = {file: 'examples/v4/reference/HookProbe.sol', contract: 'HookProbe'};
  const probe = {address: await deploy(source), abi} as const;

  // #region permissions
  const hooks = {
    afterSwap: pad('0x40', {size: 20}),
    deltaAlone: pad('0x04', {size: 20}), // bit 2 without bit 6
    noFlag: pad('0x4000', {size: 20}), // bit 14 is no flag
  };
  for (const [name, hook] of Object.entries(hooks)) {
    const [hasAfterSwap, isValid, isValidDynamic] = await Promise.all([
      client.readContract({...probe, functionName: 'hasAfterSwap', args: [hook]}),
      client.readContract({...probe, functionName: 'isValid', args: [hook, 3_000]}),
      client.readContract({...probe, functionName: 'isValid', args: [hook, DYNAMIC_FEE]}),
    ]);
    console.log(
      `${name}: afterSwap ${hasAfterSwap}, valid ${isValid}, with a dynamic fee ${isValidDynamic}`,
    );
  }
  // #endregion permissions

  // #region validate
  const call = {...probe, functionName: 'requireAfterSwapAlone'} as const;
  await client.readContract({...call, args: [hooks.afterSwap]});
  const data = await refusal(client.readContract({...call, args: [hooks.noFlag]}));
  console.log(`validateHookPermissions reverts with ${sliceHex(data, 0, 4)}`);
  // #endregion validate

  // #region find
  const deployer = addressOf('Create2Deployer'); // the account that will execute CREATE2
  const counter = {file: 'examples/v4/hooks/SwapCounter.sol', contract: 'SwapCounter'};
  const initCode = await deployDataOf(counter, [manager.address]);
  const creationCode = sliceHex(initCode, 0, -32); // without the one constructor argument
  const constructorArgs = encodeAbiParameters([{type: 'address'}], [manager.address]);
  const find = {
    ...probe,
    functionName: 'mine',
    args: [deployer, creationCode, constructorArgs],
  } as const;
  const [hook, salt] = await client.readContract(find);
  console.log(`find: ${hook}, salt ${hexToBigInt(salt)}`);
  console.log(`gas of the search: ${await client.estimateContractGas(find)}`);
  // #endregion find

  // #region compute
  const computed = await client.readContract({
    ...probe,
    functionName: 'addressOf',
    args: [deployer, hexToBigInt(salt), concat([creationCode, constructorArgs])],
  });
  console.log(`computeAddress: ${computed}, the same: ${computed === hook}`);
  // #endregion compute
});
