import {readGrounds} from '../plugins/expand/reference/readGrounds';
import {referenceFaults} from '../plugins/expand/reference/referenceFaults';

/** Compares every reference page with the contract that it documents, and says what does not fit. */
function main(): void {
  const grounds = readGrounds('.');
  const faults = [...grounds.pages.values()].flatMap((page) =>
    referenceFaults(page, grounds).map((fault) => `${page.file}: ${fault}`),
  );
  faults.forEach((fault) => console.error(fault));
  console.log(
    `${grounds.pages.size} references compared with their contracts, ${faults.length} faults`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main();
