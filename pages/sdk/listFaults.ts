import type {Module, SdkSources} from './sdkSources';
import {addressOf} from './moduleExports';
import type {SdkPage} from './readSdkNotes';

/** What is wrong with the list of a package's exports: one that is missing, listed twice, unknown, or on no page. */
export function listFaults(
  {groups = [], internal}: SdkPage,
  {name: module, exports}: Module,
  sources: SdkSources,
): string[] {
  const listed = [...groups.flatMap((group) => group.exports), ...Object.keys(internal)];
  const twice = listed.filter((name, index) => listed.indexOf(name) !== index);
  const unknown = groups.flatMap((group) =>
    group.exports
      .filter((name) => !exports.has(name))
      .map((name) => `group "${group.title}" lists "${name}", which ${module} does not export`),
  );
  const missing = [...exports.keys()].filter((name) => !listed.includes(name));
  const nowhere = groups
    .flatMap((group) => group.exports)
    .flatMap((name) => exports.get(name) ?? [])
    .filter((one) => addressOf({module, export: one}, sources) === undefined);
  return [
    ...twice.map((name) => `"${name}" is listed twice; keep one of them`),
    ...unknown,
    ...missing.map(
      (name) =>
        `"${name}" is in no group; put it into one, or under "internal" with the reason why callers do not use it`,
    ),
    ...nowhere.map(({name}) => `"${name}" is on no page; describe it under "exports"`),
  ];
}
