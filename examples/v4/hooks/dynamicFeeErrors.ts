import {formatUnits, parseAbi, parseEther, parseUnits, zeroAddress} from 'viem';
import {account, addressOf, client, requireBalance, run} from '../../support/chain';
import {stateView} from '../support/lenses';
import {manager} from '../support/manager';
import {idOf, key, type PoolKey, usdc} from '../support/pool';
import {deployMined} from './support/deployMined';
import {explain, quoteOrError} from './support/explain';
import {openPool} from './support/openPool';
import {answerBefore, ask, deployRawAnswers, word} from './support/rawAnswers';
import {refusal} from './support/refusal';

const DYNAMIC_FEE = 0x800000;
const OVERRIDE_FEE_FLAG = 0x400000;
const storedFee = {file: 'examples/v4/hooks/StoredFee.sol', contract: 'StoredFee'};
const feePerSwap = {file: 'examples/v4/hooks/FeePerSwap.sol', contract: 'FeePerSwap'};
const amountInWei = parseEther('0.01');
const liquidityUsdc = parseUnits('1000', usdc.decimals);
const stranger = addressOf('PositionManager'); // any account that is not the hook
const abi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function setFee(PoolKey key, uint24 feePips)',
]);

const show = (what: string, result: string) => console.log(`${what.padEnd(39)} ${result}`);
const refused = async (what: string, call: Promise<unknown>) =>
  show(what, explain(await refusal(call)));
const dynamic = (hooks: PoolKey['hooks']): PoolKey => ({...key, fee: DYNAMIC_FEE, hooks});

run(async () => {
  await requireBalance(usdc, liquidityUsdc);
  const args = [manager.address, account];
  const stored = dynamic(await deployMined(storedFee, {flags: 1n << 12n, args}));
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(key)]} as const;
  const [sqrtPriceX96] = await client.readContract(slot0);

  // #region initialize
  const initialize = (poolKey: PoolKey) =>
    client.simulateContract({
      ...manager,
      functionName: 'initialize',
      args: [poolKey, sqrtPriceX96],
    });
  await refused('dynamic fee, no hook', initialize(dynamic(zeroAddress)));
  await refused('a fee of 1000001', initialize({...key, fee: 1_000_001}));
  await refused('a fee of 0x800001', initialize({...stored, fee: 0x800001}));
  const flags = (1n << 13n) | (1n << 7n);
  const perSwap = await deployMined(feePerSwap, {flags, args: [manager.address]});
  await refused('FeePerSwap, a static fee', initialize({...key, hooks: perSwap}));
  // #endregion initialize

  // #region update
  const update = (caller: PoolKey['hooks'], poolKey: PoolKey, fee: number) =>
    client.simulateContract({
      ...manager,
      account: caller,
      functionName: 'updateDynamicLPFee',
      args: [poolKey, fee],
    });
  await refused('updateDynamicLPFee by another account', update(stranger, stored, 500));
  await refused(
    '  by the hook, for a static fee',
    update(stored.hooks, {...stored, fee: 500}, 500),
  );
  await refused('  by the hook, 1000001', update(stored.hooks, stored, 1_000_001));
  await refused('  before initialize', update(stored.hooks, stored, 500));
  const setFee = (caller: PoolKey['hooks'], feePips: number) =>
    client.simulateContract({
      ...{address: stored.hooks, abi, account: caller},
      functionName: 'setFee',
      args: [stored, feePips],
    });
  await refused('setFee by another account', setFee(stranger, 500));
  await refused('setFee above its bound', setFee(account, 10_001));
  // #endregion update

  // #region override
  const raw = dynamic(await deployRawAnswers(1n << 7n));
  await openPool(raw, liquidityUsdc);
  const quote = async (what: string, fee: number, amountSpecified = -amountInWei) => {
    const hookData = ask({before: answerBefore(word(0n), fee)});
    const zeroForOne = amountSpecified < 0n;
    const quoted = await quoteOrError({poolKey: raw, zeroForOne, amountSpecified, hookData});
    show(what, typeof quoted === 'bigint' ? `${formatUnits(quoted, usdc.decimals)} USDC` : quoted);
  };
  await quote('beforeSwap returns 3000 | 0x400000', 3_000 | OVERRIDE_FEE_FLAG);
  await quote('  3000 without the flag: stored fee, 0', 3_000);
  await quote('  1000001 | 0x400000', 1_000_001 | OVERRIDE_FEE_FLAG);
  await quote('  1000000 | 0x400000, exact input', 1_000_000 | OVERRIDE_FEE_FLAG);
  await quote('  1000000 | 0x400000, exact output', 1_000_000 | OVERRIDE_FEE_FLAG, amountInWei);
  // #endregion override
});
