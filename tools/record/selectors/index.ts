import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {getAddress} from 'viem';
import {deployments} from '../../../facts/registry/contracts';
import {lookAlikes} from '../../../facts/registry/lookAlikes';

const FILE = 'facts/registry/recordedSelectors.json';

type Created = {chainId: number; address: string; code: string};

type Broadcast = {
  transactions: {
    transactionType: string;
    contractAddress: string | null;
    transaction: {input?: string};
  }[];
};

/** Records which selectors of look-alikes are in the code that a clone of Uniswap/contracts contains. */
async function main(clone: string | undefined): Promise<void> {
  if (!clone)
    throw new Error(
      'expected the folder of a clone of Uniswap/contracts: npx tsx tools/record/selectors/index.ts <clone>',
    );
  const selectors = [
    ...new Set(lookAlikes.flatMap(({functions}) => functions.map(({selector}) => selector))),
  ];
  const recorded = new Map<string, object>();
  for (const {chainId, address, code} of readCreated(clone)) {
    const isLookAlike = deployments.some(
      (entry) =>
        entry.chainId === chainId &&
        entry.address === address &&
        lookAlikes.some(({contract}) => contract === entry.contract),
    );
    if (!isLookAlike) continue;
    recorded.set(`${chainId} ${address}`, {
      chainId,
      address,
      // A dispatcher compares with each selector, which PUSH4 (0x63) puts on the stack.
      selectors: selectors.filter((selector) => code.includes(selector.replace('0x', '63'))),
    });
  }
  const style = await resolveConfig(FILE);
  const text = JSON.stringify([...recorded.values()]);
  writeFileSync(FILE, await format(text, {...style, filepath: FILE}));
}

/** Every contract whose creation a broadcast of the repository records. */
function readCreated(clone: string): Created[] {
  const git = (...options: string[]): string =>
    execFileSync('git', ['-C', clone, ...options], {encoding: 'utf8', maxBuffer: 1 << 28}).trim();

  const files = git('ls-tree', '-r', '--name-only', 'HEAD', 'broadcast/Deploy-all.s.sol');
  return files.split('\n').flatMap((file) => {
    if (!file.endsWith('.json')) return [];
    const {transactions} = JSON.parse(git('show', `HEAD:${file}`)) as Broadcast;
    return transactions.flatMap(({transactionType, contractAddress, transaction}) =>
      transactionType.startsWith('CREATE') && contractAddress && transaction.input
        ? [
            {
              chainId: Number(file.split('/')[2]),
              address: getAddress(contractAddress),
              code: transaction.input,
            },
          ]
        : [],
    );
  });
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
