import {createTestClient, parseAbi, parseEther, parseUnits, type Address} from 'viem';
import {mainnet} from 'viem/chains';
import {client, clientOf, confirm, run, transport} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {erc20Abi, show, usdc} from '../support/tokens';
import {failureOf} from './support/failureOf';

const file = 'examples/v3/reference/peripheryLibraries/TransferProbe.sol';
const tokens = 'examples/v3/reference/coreLibraries/TransferProbe.sol';
const abi = parseAbi([
  'function pull(address token, uint256 value)',
  'function push(address token, address to, uint256 value)',
  'function allow(address token, address spender, uint256 value)',
  'function allowOnTop(address token, address spender, uint256 value)',
  'function pay(address to, uint256 valueWei)',
]);
const recipient = clientOf(20).account.address; // holds nothing yet
const amount = parseUnits('250', 6);
const usdcCall = {...usdc, abi: erc20Abi} as const;

run(async () => {
  const treasurer = {address: await deploy({file, contract: 'Treasurer'}), abi} as const;
  const {account} = client;
  const holdsUsdc = async (of: Address) =>
    show(await client.readContract({...usdcCall, functionName: 'balanceOf', args: [of]}), usdc);

  // #region pull
  const approve = {
    ...usdcCall,
    functionName: 'approve',
    args: [treasurer.address, amount],
  } as const;
  await confirm(await client.writeContract(approve));
  const pull = {...treasurer, functionName: 'pull'} as const;
  await confirm(await client.writeContract({...pull, args: [usdc.address, amount]}));
  console.log(`the contract holds ${await holdsUsdc(treasurer.address)}`);
  const again = client.simulateContract({...pull, account, args: [usdc.address, 1n]});
  console.log(`the allowance is used up: ${await failureOf(again)}`);
  const empty = client.simulateContract({...pull, account, args: [recipient, amount]});
  await empty;
  console.log('an address without code: passes, and moves nothing');
  // #endregion pull

  // #region push
  const push = {...treasurer, functionName: 'push'} as const;
  await confirm(await client.writeContract({...push, args: [usdc.address, recipient, amount]}));
  console.log(`the recipient holds ${await holdsUsdc(recipient)}`);
  const careful = await deploy({file, contract: 'CarefulToken'});
  const refused = client.simulateContract({...push, account, args: [careful, recipient, 1n]});
  console.log(`a token that returns false: ${await failureOf(refused)}`);
  const short = await deploy({file: tokens, contract: 'ShortToken'});
  const unread = client.simulateContract({...push, account, args: [short, recipient, 1n]});
  console.log(`a token that returns one byte: ${await failureOf(unread)}`);
  // #endregion push

  // #region allow
  const allow = {...treasurer, functionName: 'allow'} as const;
  for (const value of [100n, 50n]) {
    await confirm(await client.writeContract({...allow, args: [careful, recipient, value]}));
  }
  const allowance = await client.readContract({
    address: careful,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [treasurer.address, recipient],
  });
  console.log(`allowed first 100, now ${allowance} units`);
  const onTop = {...treasurer, functionName: 'allowOnTop', account} as const;
  const direct = client.simulateContract({...onTop, args: [careful, recipient, 70n]});
  console.log(`from 50 to 70 without 0 between: ${await failureOf(direct)}`);
  // #endregion allow

  // #region pay
  const tester = createTestClient({chain: mainnet, transport, mode: 'anvil'});
  await tester.setBalance({address: treasurer.address, value: parseEther('1')});
  const pay = {...treasurer, functionName: 'pay'} as const;
  await confirm(await client.writeContract({...pay, args: [recipient, parseEther('0.25')]}));
  console.log(`the recipient holds ${await client.getBalance({address: recipient})} wei`);
  const closed = await deploy({file, contract: 'NoEther'});
  const unpaid = client.simulateContract({...pay, account, args: [closed, 1n]});
  console.log(`a contract that takes no ETH: ${await failureOf(unpaid)}`);
  const tooMuch = client.simulateContract({...pay, account, args: [recipient, parseEther('2')]});
  console.log(`more than it holds: ${await failureOf(tooMuch)}`);
  // #endregion pay
});
