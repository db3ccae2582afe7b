import assert from 'node:assert/strict';
import factoryBuild from '@uniswap/v2-core/build/UniswapV2Factory.json';
import pairBuild from '@uniswap/v2-core/build/UniswapV2Pair.json';
import {type Abi, getContractAddress, encodePacked, type Hex, keccak256, stringToHex} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {factory} from '../reference/support/contracts';
import {usdc, weth} from '../support/tokens';

// #region fork
const digitsOf = (text: string) => stringToHex(text).slice(2);
/** A fork that names its shares otherwise, and changes nothing else. */
const renamed = (bytecode: string): Hex =>
  `0x${bytecode.replaceAll(digitsOf('Uniswap V2'), digitsOf('Example V2'))}`;

const published: Hex = `0x${pairBuild.bytecode}`;
const forked = renamed(pairBuild.bytecode);
// #endregion fork

run(async () => {
  assert.equal(published.length, forked.length);
  // The factory holds the code of its pairs.
  assert.ok(renamed(factoryBuild.bytecode).includes(forked.slice(2)));

  // #region create
  const args = [client.account.address];
  const abi = factoryBuild.abi as Abi;
  const deployment = await client.deployContract({
    abi,
    bytecode: renamed(factoryBuild.bytecode),
    args,
  });
  const {contractAddress: from} = await confirm(deployment);
  if (!from) throw new Error('the fork was not deployed');
  const tokens = [usdc.address, weth.address] as const; // sorted: USDC is the lower address
  const call = {...factory, address: from, args: tokens} as const;
  await confirm(await client.writeContract({...call, functionName: 'createPair'}));
  const created = await client.readContract({...call, functionName: 'getPair'});
  // #endregion create

  // #region compare
  const salt = keccak256(encodePacked(['address', 'address'], tokens));
  const addressWith = (bytecode: Hex) =>
    getContractAddress({opcode: 'CREATE2', from, salt, bytecode});
  assert.notEqual(addressWith(published), created);
  assert.equal(addressWith(forked), created);
  // #endregion compare
  console.log(`published  ${keccak256(published)}`);
  console.log(`renamed    ${keccak256(forked)}`);
  console.log(
    `the fork's pair is found with the published hash: ${addressWith(published) === created}`,
  );
  console.log(`the fork's pair is found with its own hash: ${addressWith(forked) === created}`);
});
