import {encodeAbiParameters, keccak256, parseAbiParameters, parseSignature, toBytes} from 'viem';
import {client, clientOf, confirm, run} from '../../support/chain';
import {approve, dai, mined, router, tenMinutesAhead, usdc} from '../../reverts/v2/support/v2';
import {factory, pairAbi} from './support/contracts';

const owner = clientOf(0);
const spender = clientOf(1);
const value = 10n ** 15n; // 0.001 share

run(async () => {
  // The first account provides liquidity, so that it has shares.
  const address = await client.readContract({
    ...factory,
    functionName: 'getPair',
    args: [usdc, dai],
  });
  const shares = {address, abi: pairAbi} as const;
  const [inUsdc, inDai] = [5_000n * 10n ** 6n, 5_000n * 10n ** 18n];
  await approve(usdc, router.address, inUsdc);
  await approve(dai, router.address, inDai);
  const minimums = [(inUsdc * 995n) / 1_000n, (inDai * 995n) / 1_000n] as const;
  const deadline = await tenMinutesAhead();
  await mined(
    client.writeContract({
      ...router,
      functionName: 'addLiquidity',
      args: [usdc, dai, inUsdc, inDai, ...minimums, owner.account.address, deadline],
    }),
  );

  // #region state
  const read = (functionName: 'name' | 'symbol' | 'decimals') =>
    client.readContract({...shares, functionName});
  console.log(`${await read('name')}, ${await read('symbol')}, ${await read('decimals')} decimals`);
  const args = [owner.account.address] as const;
  console.log(`${await client.readContract({...shares, functionName: 'balanceOf', args})} shares`);
  // #endregion state

  // #region transfer
  const to = spender.account.address;
  await confirm(
    await owner.writeContract({...shares, functionName: 'transfer', args: [to, value]}),
  );
  const got = await client.readContract({...shares, functionName: 'balanceOf', args: [to]});
  console.log(`sent ${got} shares`);
  // #endregion transfer

  // #region domain
  const domain = {name: 'Uniswap V2', version: '1', chainId: 1, verifyingContract: address};
  const type = 'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)';
  const hash = (text: string) => keccak256(toBytes(text));
  const separator = keccak256(
    encodeAbiParameters(parseAbiParameters('bytes32, bytes32, bytes32, uint256, address'), [
      ...([hash(type), hash(domain.name), hash(domain.version)] as const),
      ...([BigInt(domain.chainId), address] as const),
    ]),
  );
  const stored = await client.readContract({...shares, functionName: 'DOMAIN_SEPARATOR'});
  console.log(`separator recomputed: ${separator === stored}`);
  const typeHash = hash(
    'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
  );
  const storedType = await client.readContract({...shares, functionName: 'PERMIT_TYPEHASH'});
  console.log(`type hash recomputed: ${typeHash === storedType}`);
  // #endregion domain

  // #region permit
  const nonce = await client.readContract({...shares, functionName: 'nonces', args});
  const message = {owner: owner.account.address, spender: to, value, nonce, deadline};
  const signature = await owner.signTypedData({
    domain,
    primaryType: 'Permit',
    types: {
      Permit: [
        {name: 'owner', type: 'address'},
        {name: 'spender', type: 'address'},
        {name: 'value', type: 'uint256'},
        {name: 'nonce', type: 'uint256'},
        {name: 'deadline', type: 'uint256'},
      ],
    },
    message,
  });
  const {r, s, yParity} = parseSignature(signature);
  // Anyone may send it: here the spender, who pays the gas.
  const permit = [message.owner, to, value, deadline, 27 + yParity, r, s] as const;
  await confirm(await spender.writeContract({...shares, functionName: 'permit', args: permit}));
  const pairOfAccounts = [message.owner, to] as const;
  const allowed = await client.readContract({
    ...shares,
    functionName: 'allowance',
    args: pairOfAccounts,
  });
  const used = await client.readContract({...shares, functionName: 'nonces', args});
  console.log(`allowed ${allowed}, nonce ${nonce} is now ${used}`);
  // #endregion permit

  // #region transfer-from
  const take = {...shares, functionName: 'transferFrom', args: [...pairOfAccounts, value]} as const;
  await confirm(await spender.writeContract(take));
  const left = await client.readContract({
    ...shares,
    functionName: 'allowance',
    args: pairOfAccounts,
  });
  console.log(`taken; ${left} left to take`);
  // #endregion transfer-from
});
