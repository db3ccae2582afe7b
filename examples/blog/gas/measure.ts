import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {encodeDeployData, encodeFunctionData} from 'viem';
import {hardfork, startChain} from './support/chain';
import {compile, compiler, optimizerRuns, type Contract} from './support/compile';
import {scenarios, type Call, type Scenario} from './support/scenarios';

/** The release of the machine, from the package that npm installed. */
const {version} = JSON.parse(readFileSync('node_modules/@ethereumjs/vm/package.json', 'utf8')) as {
  version: string;
};

/** Gas of one scenario on one contract, as the receipt of the transaction states it. */
async function gasOf(scenario: Scenario, contract: Contract): Promise<number> {
  const {constructorArgs = [], setup = [], call, reverts = false} = scenario;
  const {abi, bytecode} = contract;
  const send = await startChain();
  const deployment = await send({data: encodeDeployData({abi, bytecode, args: constructorArgs})});
  if (!call) return deployment.gas;

  const run = ({name, args}: Call) =>
    send({to: deployment.created, data: encodeFunctionData({abi, functionName: name, args})});
  for (const step of setup) await run(step);
  const receipt = await run(call);
  if (receipt.reverted !== reverts) {
    throw new Error(`${scenario.file}: ${call.name} ${reverts ? 'did not revert' : 'reverted'}`);
  }
  return receipt.gas;
}

async function compare(scenario: Scenario) {
  const {technique, situation, file} = scenario;
  const contracts = compile(path.join(__dirname, file));
  const measure = async (name: string) => {
    const contract = contracts[name];
    if (!contract) throw new Error(`${file} has no contract ${name}`);
    return {contract: name, gas: await gasOf(scenario, contract)};
  };
  const before = await measure(scenario.before);
  const after = await measure(scenario.after);
  return {technique, situation, file, before, after, saved: before.gas - after.gas};
}

async function main() {
  const rows = [];
  for (const scenario of scenarios) rows.push(await compare(scenario));
  const tools = {
    solc: compiler.replace(/\.Emscripten.*$/, ''),
    optimizerRuns,
    vm: `@ethereumjs/vm ${version}`,
    hardfork,
  };
  writeFileSync(path.join(__dirname, 'output.json'), `${JSON.stringify({tools, rows}, null, 2)}\n`);

  console.log(`solc ${tools.solc}, ${optimizerRuns} runs; ${tools.vm}, ${hardfork} rules`);
  console.log('gas of the whole transaction, with its 21,000 base, after refunds\n');
  const line = (cells: readonly string[]) =>
    console.log(cells.map((cell, at) => (at < 2 ? cell.padEnd(33) : cell.padStart(9))).join(''));
  line(['technique', 'situation', 'before', 'after', 'saved']);
  for (const {technique, situation, before, after, saved} of rows) {
    const numbers = [before.gas, after.gas, saved].map((gas) => gas.toLocaleString('en-US'));
    line([technique, situation, ...numbers]);
  }
}

void main();
