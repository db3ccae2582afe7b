import {readAtlas} from '../atlas';
import {checkNotes} from '../plugins/expand/reference/checkNotes';
import {noteElsewhere} from '../plugins/expand/reference/lookUp';
import {readNotes} from '../plugins/expand/reference/readNotes';
import {entryFinder} from '../plugins/expand/atlas/entryFinder';
import {readSolidity} from '../reference/solidity';

/** Compares the notes of every reference page with its contract, and says what does not fit. */
function main(): void {
  const contracts = readSolidity('.');
  const pages = readNotes('docs');
  const entryOf = entryFinder(readAtlas('atlas'));
  const faults = [...pages.values()].flatMap(({file, route, notes}) => {
    const contract = contracts.get(notes.contract);
    if (!contract) return [`${file}: no package holds ${notes.contract}`];
    return checkNotes({
      contract,
      notes,
      elsewhere: (member) => noteElsewhere(member, notes, pages)?.note,
      isInAtlas: (identifier) => entryOf(identifier, route) !== undefined,
    }).map((fault) => `${file}: ${fault}`);
  });
  faults.forEach((fault) => console.error(fault));
  console.log(`${pages.size} references fit their contracts, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main();
