import {readExamples} from '../../pages/examples/readExamples';
import {countFences, findFenceFaults} from '../../pages/checks/findFenceFaults';
import {readPages} from '../../pages/checks/readPages';

const pages = readPages();
const examples = readExamples('examples');
const faults = pages.flatMap((page) => findFenceFaults(page, examples));
for (const fault of faults) console.error(fault);

const counts = pages.map(countFences);
const total = (kind: 'executed' | 'excused' | 'unexecuted') =>
  counts.reduce((sum, count) => sum + count[kind], 0);
const [executed, excused, unexecuted] = [total('executed'), total('excused'), total('unexecuted')];
const percent = ((100 * excused) / Math.max(1, executed + excused + unexecuted)).toFixed(1);
console.log(
  `runnable fences: ${executed} executed, ${excused} with a reason (${percent}%, aim under 5%), ${unexecuted} not executed`,
);
process.exitCode = faults.length > 0 || unexecuted > 0 ? 1 : 0;
