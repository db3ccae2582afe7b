import {readReverts} from '../../facts/reference/reverts';
import {dispatchFaults} from '../../pages/commands/dispatchedReverts';
import {revertFaults} from '../../pages/reference/revertFaults';
import {throwerFaults} from '../../pages/reference/throwerFaults';
import {sourcesOf} from '../../pages/sources';

/** Compares the reverts of notes with the code. */
export function findRevertFaults(isNamed: (file: string) => boolean = () => true): {
  faults: string[];
  compared: number;
} {
  const {contracts, pages} = sourcesOf('.').contracts();
  const {noted} = sourcesOf('.').actions();
  const sources = {contracts, pages, actions: noted?.notes, graphs: readReverts('.')};
  const read = [...pages.values()].filter(
    ({file, notes}) => isNamed(file) && sources.graphs.has(notes.contract),
  );
  const faults = read.flatMap((page) =>
    revertFaults(page, sources).map((fault) => `${page.file}: ${fault}`),
  );
  const ofActions =
    noted && isNamed(noted.file)
      ? dispatchFaults([...sources.graphs.values()], {kind: 'action', noted: noted.notes}).map(
          (fault) => `${noted.file}: ${fault}`,
        )
      : [];
  return {faults: [...faults, ...ofActions], compared: read.length};
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
  console.log(`reverts of ${compared} contracts compared with their code, ${faults.length} faults`);
  console.log(
    `${throwers.confirmed} throwers of the atlas confirmed; without a tree: ${throwers.unread.join(', ')}`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (require.main === module) main();
