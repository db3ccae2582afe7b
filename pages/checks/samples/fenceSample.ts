import {parseFence} from '../../examples/parseFence';
import {isForgeTest} from '../../examples/programs';
import type {Examples} from '../../examples/readExamples';
import {isInside, listRegions} from '../../examples/readRegion';
import type {PageFence} from '../listFences';
import type {Sample} from './readSamples';

/** The sample of which a fence shows all or some lines, and where on the page or under `examples/` it stands. */
type FenceSample = {place: string; sample: Sample; isShown: (line: number) => boolean};

/** What a reader sees in a fence of a page; one that cannot be filled is reported elsewhere. */
export function fenceSample(
  {meta, text, language, line}: PageFence,
  page: string,
  examples: Examples,
): FenceSample | undefined {
  try {
    const {example} = parseFence(meta);
    if (example) return quotedSample(example, examples);
  } catch {
    return;
  }
  return text.trim() === ''
    ? undefined
    : {place: `${page}:${line}`, sample: {language, text, isPart: true}, isShown: () => true};
}

function quotedSample(
  {file, region: name}: {file: string; region?: string},
  examples: Examples,
): FenceSample | undefined {
  const source = examples[file];
  if (source === undefined) return;
  const region = listRegions(source).find((one) => one.name === name);
  if (name !== undefined && !region) return;
  return {
    ...programSample(file, source),
    isShown: (line) => !region || isInside(region, line),
  };
}

/** The sample that a program under `examples/` is. */
export const programSample = (file: string, text: string): {place: string; sample: Sample} => ({
  place: `examples/${file}`,
  sample: {language: file.replace(/^.*\./, ''), text, isTest: isForgeTest(file)},
});
