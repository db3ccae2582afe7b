import {AllowanceProvider, SignatureProvider} from '@uniswap/permit2-sdk';
import {providers} from 'ethers';
import {client, confirm, run} from '../support/chain';
import {hundredUsdc, owner, spender, usdc} from './support/parties';
import {permit2} from './support/permit2';

const by = spender.account.address;
const day = 86_400;

run(async () => {
  const expiration = Number((await client.getBlock()).timestamp) + day;
  const allow = {...permit2, functionName: 'approve'} as const;
  await confirm(await client.writeContract({...allow, args: [usdc, by, hundredUsdc, expiration]}));
  const cancel = {...permit2, functionName: 'invalidateUnorderedNonces'} as const;
  await confirm(await client.writeContract({...cancel, args: [1n, 1n << 3n]}));

  // #region read
  const url = process.env.RPC_URL ?? 'http://127.0.0.1:8545';
  const provider = new providers.StaticJsonRpcProvider(url, 1);

  const allowances = new AllowanceProvider(provider, permit2.address);
  const stored = await allowances.getAllowanceData(usdc, owner, by); // the token comes first
  console.log(`amount ${stored.amount}, nonce ${stored.nonce}`);

  const signatures = new SignatureProvider(provider, permit2.address);
  const used = await signatures.batchCheckNonces(owner, [258, 259]);
  console.log(`nonces 258 and 259 used: ${used.join(', ')}`);
  // #endregion read
});
