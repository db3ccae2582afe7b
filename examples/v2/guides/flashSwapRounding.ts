import {parseAbi, parseUnits, type Address} from 'viem';
import {printFailure} from '../../sdk/support/printFailure';
import {client, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {pair} from '../reference/support/contracts';
import {transfer, usdc, weth} from '../support/tokens';
import {deploySwapper} from './support/flash';

const file = 'examples/v2/guides/RepaysAsTold.sol';
const abi = parseAbi(['function borrow(uint256 amount1, address token, uint256 back)']);
const loan = parseUnits('10', 18);

run(async () => {
  const swapper = await deploySwapper();
  const address = await deploy({file, contract: 'RepaysAsTold'}, [pair.address]);
  await transfer(weth, address, parseUnits('0.1', 18)); // for the fee of 10 WETH
  await transfer(usdc, address, parseUnits('20300', 6));

  const owedIn = (token: Address) => {
    const args = [weth.address, usdc.address, loan, token] as const;
    return client.readContract({...swapper, functionName: 'amountOwed', args});
  };
  const repay = (token: Address, back: bigint) =>
    client.simulateContract({address, abi, functionName: 'borrow', args: [loan, token, back]});

  for (const {symbol, address: token} of [weth, usdc]) {
    const owed = await owedIn(token);
    await repay(token, owed);
    console.log(`${owed} of ${symbol} passes`);
    await printFailure('one unit less', () => repay(token, owed - 1n));
  }
});
