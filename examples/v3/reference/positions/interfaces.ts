import {
  concat,
  formatEther,
  hashTypedData,
  parseAbi,
  parseEther,
  parseSignature,
  parseUnits,
  toHex,
} from 'viem';
import {addressOf, client, clientOf, confirm, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {mintDirectly} from '../../liquidity/support/mintPosition';
import {dai, daiPermit} from '../periphery/support/permits';
import {deadlineSoon} from '../periphery/support/router';
import {erc20Abi, show, usdc, weth} from '../support/tokens';
import {manager} from './support/manager';
import {positionPermit} from './support/positionPermit';

const account = client.account.address;
const helper = clientOf(1);
const file = 'examples/v3/reference/positions/Interfaces.sol';

async function describe(): Promise<void> {
  const address = await deploy({file, contract: 'WholeToken'});
  const abi = parseAbi([
    'function unitsOf(address token) view returns (string symbol, uint256 units)',
  ]);
  for (const token of [usdc, weth]) {
    const args = [token.address] as const;
    const [symbol, units] = await client.readContract({
      ...{address, abi, functionName: 'unitsOf', args},
    });
    console.log(`1 ${symbol} is ${units}`);
  }
}

async function measure(tokenId: bigint): Promise<void> {
  const address = await deploy({file, contract: 'RangeReader'}, [manager.address]);
  const abi = parseAbi(['function rangeOf(uint256) view returns (int24, int24)']);
  const call = {address, abi, functionName: 'rangeOf', args: [tokenId]} as const;
  const [tickLower, tickUpper] = await client.readContract(call);
  console.log(`ticks ${tickLower} to ${tickUpper}`);
}

async function exhibit(tokenId: bigint): Promise<void> {
  const address = await deploy({file, contract: 'Gallery'});
  const abi = parseAbi(['function show(address, address, uint256) view returns (string)']);
  const descriptor = addressOf('TransparentUpgradeableProxy'); // the proxy before it
  const args = [descriptor, manager.address, tokenId] as const;
  const shown = await client.readContract({address, abi, functionName: 'show', args});
  const uri = await client.readContract({...manager, functionName: 'tokenURI', args: [tokenId]});
  console.log(`the gallery shows what the manager gives: ${shown === uri}`);
}

async function unwrap(): Promise<void> {
  const amount = parseEther('1');
  const address = await deploy({file, contract: 'WethPayout'}, [weth.address]);
  const approve = {address: weth.address, abi: erc20Abi, functionName: 'approve'} as const;
  await confirm(await client.writeContract({...approve, args: [address, amount]}));
  const before = await client.getBalance({address: account});
  const abi = parseAbi(['function unwrap(uint256 amountWei)']);
  const receipt = await confirm(
    await client.writeContract({address, abi, functionName: 'unwrap', args: [amount]}),
  );
  const gasWei = receipt.gasUsed * receipt.effectiveGasPrice;
  const got = (await client.getBalance({address: account})) - before + gasWei;
  console.log(`${show(amount, weth)} became ${formatEther(got)} ETH`);
}

async function signAsVault(tokenId: bigint): Promise<void> {
  const vault = await deploy({file, contract: 'SigningVault'}, [account]);
  const move = {...manager, functionName: 'transferFrom'} as const;
  await confirm(await client.writeContract({...move, args: [account, vault, tokenId]}));
  // #region vault-permit
  const [spender, deadline] = [helper.account.address, await deadlineSoon()];
  const typedData = {...positionPermit, message: {spender, tokenId, nonce: 0n, deadline}} as const;
  const signature = await client.signTypedData(typedData); // by the owner of the vault
  const {r, s, yParity} = parseSignature(signature);
  const args = [spender, tokenId, deadline, 27 + yParity, r, s] as const;
  await confirm(await helper.writeContract({...manager, functionName: 'permit', args}));
  // #endregion vault-permit
  // #region ask
  const abi = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']);
  const hash = hashTypedData(typedData);
  const joined = concat([r, s, toHex(27 + yParity)]); // as the manager puts it together
  const asking = {address: vault, abi, functionName: 'isValidSignature'} as const;
  const answer = await client.readContract({...asking, args: [hash, joined]});
  // #endregion ask
  const read = {...manager, functionName: 'getApproved', args: [tokenId]} as const;
  console.log(`the vault answers ${answer}`);
  console.log(`helper approved for its position: ${(await client.readContract(read)) === spender}`);
}

async function takeDai(): Promise<void> {
  const address = await deploy({file, contract: 'ExactTaker'});
  const amount = parseUnits('250', 18);
  const noncesAbi = parseAbi(['function nonces(address owner) view returns (uint256)']);
  const counting = {address: dai.address, abi: noncesAbi, functionName: 'nonces'} as const;
  // #region two-permits
  const nonce = await client.readContract({...counting, args: [account]});
  const expiry = await deadlineSoon();
  const sign = async (nonceSigned: bigint, allowed: boolean) => {
    const message = {holder: account, spender: address, nonce: nonceSigned, expiry, allowed};
    const {r, s, yParity} = parseSignature(await client.signTypedData({...daiPermit, message}));
    return {v: 27 + yParity, r, s};
  };
  const [allow, end] = [await sign(nonce, true), await sign(nonce + 1n, false)];
  const args = [dai.address, amount, nonce, expiry, allow, end] as const;
  // #endregion two-permits
  const abi = parseAbi([
    'struct Signature { uint8 v; bytes32 r; bytes32 s; }',
    'function take(address dai, uint256 amount, uint256 nonce, uint256 expiry, Signature allow, Signature end)',
  ]);
  await confirm(await client.writeContract({address, abi, functionName: 'take', args}));
  const read = {address: dai.address, abi: erc20Abi} as const;
  const taken = await client.readContract({...read, functionName: 'balanceOf', args: [address]});
  const left = await client.readContract({
    ...{...read, functionName: 'allowance', args: [account, address]},
  });
  console.log(`taken ${show(taken, dai)}, still allowed ${show(left, dai)}`);
}

run(async () => {
  await describe();
  const tokenId = await mintDirectly();
  await measure(tokenId);
  await exhibit(tokenId);
  await unwrap();
  await signAsVault(tokenId);
  await takeDai();
});
