import swapRouter02 from '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json';
import universalRouter from '@uniswap/universal-router/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json';
import swapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json';
import quoter from '@uniswap/v3-periphery/artifacts/contracts/lens/Quoter.sol/Quoter.json';
import quoterV2 from '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json';
import {toFunctionSelector, type Abi} from 'viem';

/** A contract's functions of a name, each with the four bytes that a call of it starts with. */
function printSelectors(contract: string, abi: Abi, name: string): void {
  for (const entry of abi) {
    if (entry.type !== 'function' || entry.name !== name) continue;
    const facts = [contract.padEnd(16), name.padEnd(21), toFunctionSelector(entry)];
    console.log(facts.join('  '));
  }
}

// #region routers
printSelectors('SwapRouter', swapRouter.abi as Abi, 'exactInputSingle');
printSelectors('SwapRouter02', swapRouter02.abi as Abi, 'exactInputSingle');
printSelectors('Universal Router', universalRouter.abi as Abi, 'execute');
// #endregion routers

// #region quoters
for (const name of ['quoteExactInputSingle', 'quoteExactInput']) {
  printSelectors('Quoter', quoter.abi as Abi, name);
  printSelectors('QuoterV2', quoterV2.abi as Abi, name);
}
// #endregion quoters
