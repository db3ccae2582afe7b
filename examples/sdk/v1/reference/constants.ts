import assert from 'node:assert/strict';
import {
  ETH,
  EXCHANGE_ABI,
  FACTORY_ABI,
  FACTORY_ADDRESS,
  SUPPORTED_CHAIN_ID,
  TRADE_EXACT,
  TRADE_METHOD_IDS,
  TRADE_METHODS,
  TRADE_TYPE,
} from '@uniswap/sdk';
import {type Abi, type AbiFunction, toFunctionSelector} from 'viem';
import {client, run} from '../../../support/chain';
import {factory} from '../support/exchange';

run(async () => {
  // #region factory
  const address = FACTORY_ADDRESS[SUPPORTED_CHAIN_ID.Mainnet] as `0x${string}`;
  const code = await client.getCode({address});
  console.log(`the factory has ${code ? 'code' : 'no code'} on chain 1`);
  // #endregion factory
  assert.equal(address, factory);
  assert.ok(code);

  // #region abis
  const exchange = JSON.parse(EXCHANGE_ABI) as Abi;
  const functions = exchange.filter(({type}) => type === 'function');
  console.log(`${functions.length} functions of an exchange`);
  console.log(`${(JSON.parse(FACTORY_ABI) as unknown[]).length} entries of the factory`);
  // #endregion abis

  // #region selectors
  console.log(`${TRADE_METHODS.ethToTokenSwapInput} ${TRADE_METHOD_IDS.ethToTokenSwapInput}`);
  // #endregion selectors
  for (const [name, id] of Object.entries(TRADE_METHOD_IDS)) {
    const found = exchange.find(
      (item): item is AbiFunction => item.type === 'function' && item.name === name,
    );
    assert.ok(found);
    assert.equal(toFunctionSelector(found), id);
  }
  console.log(`${Object.keys(TRADE_METHOD_IDS).length} selectors are those of the ABI`);

  // #region names
  console.log(`${ETH}, ${TRADE_TYPE.ETH_TO_TOKEN}, ${TRADE_EXACT.INPUT}`);
  // #endregion names
});
