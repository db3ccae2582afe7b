import {readReverts} from '../../facts/reference/reverts';
import {openReverts} from '../../pages/reference/openReverts';
import {revertFaults} from '../../pages/reference/revertFaults';
import {throwerFaults} from '../../pages/reference/throwerFaults';
import {sourcesOf} from '../../pages/sources';

/** Compares the reverts of notes with the code, and says which contracts are not compared yet. */
export function findRevertFaults(isNamed: (file: string) => boolean = () => true): {
  faults: string[];
  compared: number;
} {
  const {contracts, pages} = sourcesOf('.').contracts();
  const sources = {contracts, pages, graphs: readReverts('.')};
  const read = [...pages.values()].filter(
    ({file, notes}) => isNamed(file) && sources.graphs.has(notes.contract),
  );
  const faults = read.flatMap((page) => {
    const {contract} = page.notes;
    const found = revertFaults(page, sources);
    if (!openReverts.includes(contract)) return found.map((fault) => `${page.file}: ${fault}`);
    return found.length > 0
      ? []
      : [`${page.file} lists every revert; take ${contract} out of pages/reference/openReverts.ts`];
  });
  return {faults, compared: read.length};
}

/** Compares the throwers of the atlas with the code. */
export const findThrowerFaults = (): ReturnType<typeof throwerFaults> =>
  throwerFaults(sourcesOf('.').atlas(), {
    pages: sourcesOf('.').contracts().pages,
    graphs: readReverts('.'),
  });

function main(): void {
  const throwers = findThrowerFaults();
  const {faults: missing, compared} = findRevertFaults();
  const faults = [...missing, ...throwers.faults];
  faults.forEach((fault) => console.error(fault));
  const open =
    openReverts.length > 0 ? `; ${openReverts.length} open: ${openReverts.join(', ')}` : '';
  console.log(
    `reverts of ${compared - openReverts.length} contracts compared with their code, ${faults.length} faults${open}`,
  );
  console.log(
    `${throwers.confirmed} throwers of the atlas confirmed; without a tree: ${throwers.unread.join(', ')}`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (require.main === module) main();
