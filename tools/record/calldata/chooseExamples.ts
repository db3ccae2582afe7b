import {readFileSync, writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {readCatalogue} from '../../../labs/calldata/readCatalogue';
import {explainCalldata} from '../../../labs/calldata/explain/explainCalldata';
import {restoreZeros, type RecordedCall} from '../../../labs/calldata/explain/recordedCall';
import {explanationText} from '../../../labs/calldata/explain/explanationText';

const RECORDED = 'labs/calldata/explain/recordedCalls.json';
const FILE = 'labs/calldata/CalldataExplainer/examples.json';

/** The examples of the explainer: a recorded transaction of a contract, with these words in its text. */
const CHOSEN = [
  {label: 'v2: tokens for ether', contract: 'UniswapV2Router02', words: ['swapExactTokensForETH:']},
  {label: 'v3: exact output, two pools', contract: 'SwapRouter', words: ['exactOutput:']},
  {label: 'v3: new position', contract: 'NonfungiblePositionManager', words: ['mint:']},
  {
    label: 'Universal Router: plan with a permit',
    contract: 'UniversalRouterV2_0',
    words: ['PERMIT2_PERMIT:', 'V3_SWAP_EXACT'],
  },
  {
    label: 'v4: swap through the Universal Router',
    contract: 'UniversalRouterV2_0',
    words: ['V4_SWAP:', 'SWAP_EXACT_IN_SINGLE:', 'TAKE_ALL:'],
  },
  {
    label: 'v4: new position',
    contract: 'PositionManager',
    words: ['modifyLiquidities:', 'MINT_POSITION:'],
  },
];

/** Chooses the shortest recorded transactions that show what the explainer does. */
export async function chooseExamples(): Promise<void> {
  const context = {
    catalogue: readCatalogue(process.cwd()),
    version: '2.0',
    nowSeconds: 0,
  } as const;
  const calls = (JSON.parse(readFileSync(RECORDED, 'utf8')) as RecordedCall[])
    .filter(({isMined}) => isMined)
    .map(({contract, data}) => ({contract, data: restoreZeros(data)}))
    .sort((one, other) => one.data.length - other.data.length)
    .map((one) => ({...one, text: explanationText(explainCalldata(one.data, context))}));
  const examples = CHOSEN.map(({label, contract, words}) => {
    const call = calls.find(
      (one) => one.contract === contract && words.every((word) => one.text.includes(word)),
    );
    if (!call) throw new Error(`no recorded call of ${contract} says ${words.join(' and ')}`);
    return {label, data: call.data};
  });
  const style = await resolveConfig(FILE);
  writeFileSync(FILE, await format(JSON.stringify(examples), {...style, filepath: FILE}));
}
