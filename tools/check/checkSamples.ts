import {readExamples} from '../../pages/examples/readExamples';
import {findPageFaults, findProgramFaults} from '../../pages/checks/findSampleFaults';
import {readPages} from '../../pages/checks/readPages';

const examples = readExamples('examples');
const code = Object.entries(examples).filter(([file]) => /\.(tsx?|cjs|sol)$/.test(file));
const pages = readPages();
const faults = [
  ...code.flatMap(([file, source]) => findProgramFaults(file, source)),
  ...pages.flatMap((page) => findPageFaults(page, examples)),
];
for (const fault of faults) console.error(fault);
console.log(`${code.length} programs, ${pages.length} pages, ${faults.length} unsafe samples`);
process.exitCode = faults.length > 0 ? 1 : 0;
