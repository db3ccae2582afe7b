import {findSampleFaults} from '../../pages/checks/findSampleFaults';
import {readPages} from '../../pages/checks/readPages';
import {readExamples} from '../../pages/examples/readExamples';

const examples = readExamples('examples');
const programs = Object.keys(examples).filter((file) => /\.(tsx?|cjs|sol)$/.test(file));
const pages = readPages();
const faults = findSampleFaults({programs, pages, examples});
for (const fault of faults) console.error(fault);
console.log(`${programs.length} programs, ${pages.length} pages, ${faults.length} unsafe samples`);
process.exitCode = faults.length > 0 ? 1 : 0;
