import path from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {attribute} from '../attribute';
import type {DrawReference} from '../reference/drawReference';
import {listNodes} from './listNodes';
import {pageNodes} from './pageNodes';
import type {SdkPage} from './readSdkNotes';
import {sdkFaults} from './sdkFaults';
import type {SdkSources} from './sdkSources';

/** Draws the reference or the list of the exports that a file of notes names; none without such notes. */
export function exportsReference(
  notesFile: string,
  sources: SdkSources,
): DrawReference | undefined {
  const noted = sources.pages.find(({file}) => notesFile.endsWith(path.normalize(file)));
  if (!noted) return undefined;
  return (element) => {
    const module = sources.modules.get(noted.module);
    const faults = [...elementFaults(element, noted), ...sdkFaults(noted, sources)];
    if (!module || faults.length > 0) {
      const lines = faults.map((fault) => `  - ${fault}`).join('\n');
      throw new Error(`${noted.file} does not fit its package:\n${lines}`);
    }
    const draw = element.name === 'Exports' ? listNodes : pageNodes;
    return draw(noted, module, sources);
  };
}

function elementFaults(element: MdxJsxFlowElement, {module, groups}: SdkPage): string[] {
  if (element.name !== 'Exports') return [];
  const of = attribute(element, 'of');
  return [
    ...(of === module
      ? []
      : [`<Exports of="${of}" /> lists a package whose notes are of ${module}`]),
    ...(groups ? [] : ['<Exports /> needs "groups": title, does, exports']),
  ];
}
