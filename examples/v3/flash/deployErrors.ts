import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {compile} from '../../../sandbox/compile';
import {client, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {factory, router} from './support/market';

const file = 'examples/v3/flash/FlashArbitrage.sol';
const copy = '.cache/flash/FlashArbitrage.sol';

/** What the compiler says of the contract after one passage is replaced. */
async function compileError(from: string, to: string): Promise<string> {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no "${from}" to replace`);
  mkdirSync('.cache/flash', {recursive: true});
  writeFileSync(copy, source.replace(from, to));
  try {
    await compile(copy);
  } catch (error) {
    const [line] = /TypeError: .*$/m.exec(String(error)) ?? [];
    if (!line) throw error;
    return line;
  }
  throw new Error('the copy was expected not to compile');
}

/** Whether the constructor accepts this argument; it gives no reason when it does not. */
async function deployment(argument: string): Promise<string> {
  try {
    await deploy({file, contract: 'FlashArbitrage'}, [argument]);
    return 'deployed';
  } catch (error) {
    const [line] = /execution reverted.*$/m.exec(String(error)) ?? [];
    if (!line) throw error;
    return line;
  }
}

async function main(): Promise<void> {
  // #region errors
  const [base] = /PeripheryImmutableState\([\s\S]*?\n {8}\)\n/.exec(readFileSync(file, 'utf8')) ?? [
    '',
  ];
  const cases = {
    'constructor without base arguments': await compileError(base, ''),
    'callback without override': await compileError('external override', 'external'),
    'order without pragma abicoder v2': await compileError('pragma abicoder v2;', ''),
    'account without code as router': await deployment(client.account.address),
    'factory as router': await deployment(factory),
    'SwapRouter as router': await deployment(router),
  };
  // #endregion errors
  for (const [mistake, message] of Object.entries(cases)) console.log(`${mistake}\n  ${message}`);
}

run(main);
