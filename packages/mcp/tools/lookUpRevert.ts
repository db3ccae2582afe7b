import type {PublishedEntry} from '../../../atlas/published';
import {findEntries} from '../../../src/components/RevertLookup/findEntries';
import {readRevert} from '../../../src/components/RevertLookup/readRevert';
import type {Built} from '../readBuilt';

const WITHOUT_DATA = '/contracts/v3/reference/error-codes.md#no-reason';

/** What a revert means: read from a string, a selector or raw data, explained by the atlas. */
export function lookUpRevert({reverts}: Built, {revert}: {revert: string}): string {
  const read = readRevert(revert);
  if (read.kind === 'malformed') throw new Error(read.message);
  if (read.kind === 'panic') return `Panic ${read.code}: ${read.meaning}`;
  if (read.kind === 'empty') {
    return `The call reverted without data. ${WITHOUT_DATA} says when contracts do that.`;
  }
  const {entries, total, isNear} = findEntries(
    read,
    reverts.map(({identifier, kind, selector, address, product}) => ({
      identifier,
      href: address,
      product,
      ...(kind === 'error' && {selector}),
    })),
  );
  const what = read.kind === 'string' ? `"${read.text}"` : read.selector;
  if (entries.length === 0) throw new Error(`No contract of the atlas reverts with ${what}.`);
  const lead = isNear ? [`None is exactly ${what}. ${total} are like it, among them:`] : [];
  const carried =
    read.kind === 'selector' && read.inner?.kind === 'string'
      ? [`It carries the revert "${read.inner.text}".`]
      : [];
  const explained = entries.flatMap(({href, identifier}) =>
    reverts.filter((entry) => entry.address === href && entry.identifier === identifier),
  );
  return [...lead, ...carried, ...explained.map(explain)].join('\n\n');
}

const explain = (entry: PublishedEntry): string =>
  [
    `## ${entry.identifier} (${entry.product}, ${entry.selector})`,
    `Thrown by ${entry.throwers.map(({contract, functions}) => `${contract} (${functions.join(', ')})`).join('; ')}.`,
    entry.doing,
    `Reverts when: ${entry.condition}`,
    `Likely causes:\n${entry.causes.map((cause, at) => `${at + 1}. ${cause}`).join('\n')}`,
    `To confirm: ${entry.confirm}`,
    `To fix: ${entry.fix}`,
    `More: ${entry.address.replace('#', '.md#')}`,
  ].join('\n');
