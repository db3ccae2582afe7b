import {referenceFaults} from '../../pages/reference/referenceFaults';
import {sdkFaults} from '../../pages/sdk/sdkFaults';
import {sourcesOf} from '../../pages/sources';

/** Compares every reference page with the contract or the exports that it documents, and says what does not fit. */
async function main(): Promise<void> {
  const contracts = sourcesOf('.').contracts();
  const sdks = await sourcesOf('.').sdks();
  const faults = [
    ...[...contracts.pages.values()].flatMap((page) =>
      listed(page, referenceFaults(page, contracts)),
    ),
    ...sdks.pages.flatMap((page) => listed(page, sdkFaults(page, sdks))),
  ];
  faults.forEach((fault) => console.error(fault));
  console.log(
    `${contracts.pages.size + sdks.pages.length} references compared with their packages, ${faults.length} faults`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

const listed = ({file}: {file: string}, faults: readonly string[]): string[] =>
  faults.map((fault) => `${file}: ${fault}`);

void main();
