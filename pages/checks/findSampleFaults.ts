import {parseFence} from '../examples/parseFence';
import type {Examples} from '../examples/readExamples';
import {listRegions, readRegion, type Region} from '../examples/readRegion';
import {listFences, type Frame, type Page, type PageFence} from './listFences';
import {findUnsafe, type Unsafe} from './samples/findUnsafe';

/** Code of a program that would lose money if copied and is not marked as a demonstration. */
export function findProgramFaults(file: string, source: string): string[] {
  const at = (line: number, fault: string) => `examples/${file}:${line}: ${fault}`;
  let regions: Region[];
  try {
    regions = listRegions(source).filter(({isDemoOnly}) => isDemoOnly);
  } catch (cause) {
    return [`examples/${file}: ${cause instanceof Error ? cause.message : String(cause)}`];
  }
  const unexplained = regions.filter(
    ({start}) => !/^\s*\/\/ demo-only: \S.{9,}/.test(source.split('\n')[start] ?? ''),
  );
  const unsafe = findUnsafe(source, file.replace(/^.*\./, '')).filter(
    ({line}) => !regions.some(({start, end}) => line > start && line < end),
  );
  return [
    ...unexplained.map(({name, start}) =>
      at(
        start + 1,
        `the region "demo-only ${name}" must begin with "// demo-only: " and what goes wrong`,
      ),
    ),
    ...unsafe.map((one) =>
      at(
        one.line,
        `${sentence(one)} To show what goes wrong, put the code in a region "// #region demo-only <name>".`,
      ),
    ),
  ];
}

/** Code of a page that would lose money if copied, and frames for such code that lack a part. */
export function findPageFaults(page: Page, examples: Examples): string[] {
  const fences = listFences(page).map((fence) => ({
    ...fence,
    unsafe: findUnsafe(codeOf(fence, examples), fence.language),
  }));
  const unframed = fences.flatMap(({frame, line, meta, unsafe}) =>
    frame
      ? []
      : unsafe.map((one) => {
          // Code of a fence begins on its second line; that of a program is not on the page.
          const place = meta.includes('example=') ? line : line + one.line;
          return `${page.file}:${place}: ${sentence(one)} To show what goes wrong, put it inside <DemoOnly> with the safe form beside it.`;
        }),
  );
  const frames = [...new Set(fences.flatMap(({frame}) => frame ?? []))];
  return [
    ...unframed,
    ...frames.flatMap((frame) =>
      frameFaults(
        frame,
        fences.filter((fence) => fence.frame === frame),
      ).map((fault) => `${page.file}:${frame.line}: ${fault}`),
    ),
  ];
}

function frameFaults(frame: Frame, fences: readonly {unsafe: Unsafe[]; language: string}[]) {
  const code = fences.filter(({language}) => language !== 'text');
  return [
    !frame.warns &&
      '<DemoOnly> must begin with a paragraph that says what goes wrong, and who takes the money',
    code.every(({unsafe}) => unsafe.length === 0) &&
      '<DemoOnly> frames nothing that is unsafe; take the frame away',
    code.every(({unsafe}) => unsafe.length > 0) &&
      '<DemoOnly> needs the safe form inside the same frame, as another fence',
  ].filter((fault) => typeof fault === 'string');
}

const sentence = ({fault, instead}: Unsafe): string => `${fault}. Instead, ${instead}.`;

/** What the reader will see in a fence; one that cannot be filled is reported elsewhere. */
function codeOf({meta, text}: PageFence, examples: Examples): string {
  try {
    const {example} = parseFence(meta);
    return example ? readRegion(examples[example.file] ?? '', example.region) : text;
  } catch {
    return text;
  }
}
