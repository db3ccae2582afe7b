import {readGrounds} from '../../pages/reference/readGrounds';
import {referenceFaults} from '../../pages/reference/referenceFaults';
import {readSdkGrounds} from '../../pages/sdk/grounds';
import {sdkFaults} from '../../pages/sdk/sdkFaults';

/** Compares every reference page with the contract or the exports that it documents, and says what does not fit. */
async function main(): Promise<void> {
  const grounds = readGrounds('.');
  const sdk = await readSdkGrounds('.');
  const faults = [
    ...[...grounds.pages.values()].flatMap((page) => listed(page, referenceFaults(page, grounds))),
    ...sdk.pages.flatMap((page) => listed(page, sdkFaults(page, sdk))),
  ];
  faults.forEach((fault) => console.error(fault));
  console.log(
    `${grounds.pages.size + sdk.pages.length} references compared with their packages, ${faults.length} faults`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

const listed = ({file}: {file: string}, faults: readonly string[]): string[] =>
  faults.map((fault) => `${file}: ${fault}`);

void main();
