import type {Frame, PageFence} from '../listFences';
import {sentenceOf, type UnsafeCode} from './rules/rule';

/** A fence, and what is unsafe in the code that it shows. */
type CheckedFence = PageFence & {unsafeCode: readonly UnsafeCode[]};

/** Code of a page that would lose money if copied, and frames for such code that lack a part. */
export function findPageFaults(page: string, fences: readonly CheckedFence[]): string[] {
  const unframed = fences
    .filter(({frame}) => !frame)
    .flatMap(({line, meta, unsafeCode}) =>
      unsafeCode.map((one) => {
        // Code of a fence begins on its second line; that of a program is not on the page.
        const place = meta.includes('example=') ? line : line + one.line;
        return `${page}:${place}: ${sentenceOf(one)} To show what goes wrong, put it inside <DemoOnly> with the safe form beside it.`;
      }),
    );
  const frames = [...new Set(fences.flatMap(({frame}) => frame ?? []))];
  return [
    ...unframed,
    ...frames.flatMap((frame) =>
      frameFaults(
        frame,
        fences.filter((fence) => fence.frame === frame),
      ).map((fault) => `${page}:${frame.line}: ${fault}`),
    ),
  ];
}

function frameFaults(frame: Frame, fences: readonly CheckedFence[]): string[] {
  const code = fences.filter(({language}) => language !== 'text');
  return [
    !frame.warns &&
      '<DemoOnly> must begin with a paragraph that says what goes wrong, and who takes the money',
    code.every(({unsafeCode}) => unsafeCode.length === 0) &&
      '<DemoOnly> frames nothing that is unsafe; take the frame away',
    code.every(({unsafeCode}) => unsafeCode.length > 0) &&
      '<DemoOnly> needs the safe form inside the same frame, as another fence',
  ].filter((fault) => typeof fault === 'string');
}
