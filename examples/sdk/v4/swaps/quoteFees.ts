import assert from 'node:assert/strict';
import type {Currency} from '@uniswap/sdk-core';
import {parseEther, parseUnits} from 'viem';
import {client, confirm} from '../../../support/chain';
import {runOnSandbox} from '../../../support/runOnSandbox';
import {dynamicKey} from '../../../v4/support/dynamicKey';
import {key} from '../../../v4/support/pool';
import {becomeController, fees} from '../../../v4/support/protocolFees';
import {amountOf, show, USDC} from '../../support/tokens';
import {quoteOutput} from '../support/quoteV4';
import {ETH, readV4Pool, type Terms} from '../../support/readV4Pool';
import {withSwapFee} from '../support/withSwapFee';

const inputs = [amountOf(ETH, parseEther('1')), amountOf(USDC, parseUnits('2000', USDC.decimals))];

/** Prints what both directions give in a pool, as the quoter and the SDK have it. */
async function compare(what: string, terms: Terms): Promise<void> {
  const blockNumber = await client.getBlockNumber();
  const pool = await readV4Pool(ETH, USDC, terms, blockNumber);
  for (const input of inputs) {
    const currency: Currency = input.currency;
    const charged = await withSwapFee(pool, currency, blockNumber);
    const [computed] = await charged.getOutputAmount(input);
    const [ofKey] = await pool.getOutputAmount(input);
    assert(computed.equalTo(await quoteOutput(pool, input, blockNumber)));
    console.log(`${what}, fee ${charged.fee}: ${show(input)} → ${show(computed)}`);
    console.log(`${' '.repeat(what.length)}  by the key alone: ${show(ofKey)}`);
  }
}

runOnSandbox('sets a protocol fee as governance does', async () => {
  await compare('dynamic fee', await dynamicKey());
  await becomeController();
  const [sellingEther, sellingUsdc] = [500, 1_000]; // 0.05% and 0.1%
  const args = [key, sellingEther | (sellingUsdc << 12)] as const;
  await confirm(await client.writeContract({...fees, functionName: 'setProtocolFee', args}));
  await compare('protocol fee', key);
});
