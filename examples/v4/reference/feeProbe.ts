import {decodeErrorResult, parseAbi} from 'viem';
import {client, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {refusal} from '../hooks/support/refusal';

const abi = parseAbi([
  'function initialFeeOf(uint24 keyFee) pure returns (uint24 fee, bool isDynamic)',
  'function overrideWith(uint24 fee) pure returns (uint24)',
  'function feeOfSwap(uint24 returned, uint24 stored) pure returns (uint24)',
  'function swapFeesOf(uint24 protocolFee, uint24 lpFee) pure returns (bool isValid, uint24 zeroForOne, uint24 oneForZero)',
  'error LPFeeTooLarge(uint24 fee)',
]);
const percent = (fee: number) => `${fee / 10_000}%`;

run(async () => {
  const source = {file: 'examples/v4/reference/FeeProbe.sol', contract: 'FeeProbe'};
  const probe = {address: await deploy(source), abi} as const;

  // #region initial
  const start = {...probe, functionName: 'initialFeeOf'} as const;
  for (const keyFee of [3_000, 0x800000]) {
    const [fee, isDynamic] = await client.readContract({...start, args: [keyFee]});
    console.log(`key with ${keyFee}: starts at ${percent(fee)}, dynamic ${isDynamic}`);
  }
  const data = await refusal(client.readContract({...start, args: [1_000_001]}));
  const {errorName, args} = decodeErrorResult({abi, data});
  console.log(`key with 1000001: ${errorName}(${args.join()})`);
  // #endregion initial

  // #region override
  const returned = await client.readContract({
    ...probe,
    functionName: 'overrideWith',
    args: [500],
  });
  const ask = {...probe, functionName: 'feeOfSwap'} as const;
  const overridden = await client.readContract({...ask, args: [returned, 3_000]});
  const ignored = await client.readContract({...ask, args: [500, 3_000]}); // without the flag
  console.log(`the hook returns ${returned}: the swap costs ${percent(overridden)}`);
  console.log(`the hook returns 500: the swap costs ${percent(ignored)}`);
  // #endregion override

  // #region protocol
  const protocolFee = (500 << 12) | 1_000; // 0.05% for 1 to 0, 0.1% for 0 to 1
  const [isValid, zeroForOne, oneForZero] = await client.readContract({
    ...probe,
    functionName: 'swapFeesOf',
    args: [protocolFee, 3_000],
  });
  console.log(`protocol fee ${protocolFee}, valid ${isValid}, with a provider's fee of 0.3%:`);
  console.log(`0 to 1 costs ${percent(zeroForOne)}, 1 to 0 costs ${percent(oneForZero)}`);
  // #endregion protocol
});
