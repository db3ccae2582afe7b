import {formatEther, parseAbi, parseEther, parseUnits} from 'viem';
import {addressOf, client, clientOf, confirm, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {erc20Abi, show, usdc, weth, type Token} from '../support/tokens';

const factory = addressOf('UniswapV3Factory');
const router = addressOf('SwapRouter');
const vault = clientOf(3).account.address;

const stateAbi = parseAbi([
  'function factory() view returns (address)',
  'function WETH9() view returns (address)',
]);
const tillAbi = parseAbi([
  'function deposit(address token, uint256 value) payable',
  'function refundETH() payable',
]);
const saleAbi = parseAbi([
  'function isOpen() view returns (bool)',
  'function setTime(uint256 time)',
]);

const held = ({address}: Token): Promise<bigint> =>
  client.readContract({address, abi: erc20Abi, functionName: 'balanceOf', args: [vault]});

async function readState(): Promise<void> {
  // #region state
  const state = {address: router, abi: stateAbi} as const;
  const itsFactory = await client.readContract({...state, functionName: 'factory'});
  const itsWeth = await client.readContract({...state, functionName: 'WETH9'});
  console.log(`SwapRouter trusts the pools of UniswapV3Factory: ${itsFactory === factory}`);
  console.log(`SwapRouter wraps into WETH: ${itsWeth === weth.address}`);
  // #endregion state
}

async function payInto(): Promise<void> {
  const address = await deploy(
    {file: 'examples/v3/reference/periphery/Till.sol', contract: 'Till'},
    [factory, weth.address, vault],
  );
  const till = {address, abi: tillAbi} as const;
  const before = {usdc: await held(usdc), weth: await held(weth)};
  // #region pay
  const value = parseUnits('25', 6); // USDC: pulled from the caller
  await confirm(
    await client.writeContract({
      ...{address: usdc.address, abi: erc20Abi, functionName: 'approve', args: [address, value]},
    }),
  );
  await confirm(
    await client.writeContract({...till, functionName: 'deposit', args: [usdc.address, value]}),
  );
  const wei = parseEther('0.25'); // sent as ETH: the till wraps it
  await confirm(
    await client.writeContract({
      ...{...till, functionName: 'deposit', args: [weth.address, wei], value: wei},
    }),
  );
  // #endregion pay
  console.log(`vault receives ${show((await held(usdc)) - before.usdc, usdc)}`);
  console.log(`vault receives ${show((await held(weth)) - before.weth, weth)}`);
  console.log(`the till keeps ${formatEther(await client.getBalance({address}))} ETH`);
}

async function tellTime(): Promise<void> {
  // #region clock
  const {timestamp} = await client.getBlock();
  const source = {file: 'examples/v3/reference/periphery/Clock.sol', contract: 'SaleWithSetTime'};
  const sale = {address: await deploy(source, [timestamp]), abi: saleAbi} as const;
  for (const secondsBefore of [1n, 0n]) {
    const args = [timestamp - secondsBefore] as const;
    await confirm(await client.writeContract({...sale, functionName: 'setTime', args}));
    const isOpen = await client.readContract({...sale, functionName: 'isOpen'});
    console.log(`${secondsBefore} s before the end: ${isOpen ? 'open' : 'closed'}`);
  }
  // #endregion clock
}

run(async () => {
  await readState();
  await payInto();
  await tellTime();
});
