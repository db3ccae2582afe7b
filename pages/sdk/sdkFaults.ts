import {driftBetween} from '../../facts/reference/driftOf';
import type {Export} from '../../facts/reference/typescript/model';
import {checkExport} from './checkExport';
import type {Module, SdkSources} from './sdkSources';
import {listFaults} from './listFaults';
import {membersOf} from './moduleExports';
import type {SdkPage} from './readSdkNotes';

/** What is wrong with a reference page of an SDK: unknown exports, other signatures than it was written for, notes that do not fit. */
export function sdkFaults(page: SdkPage, sources: SdkSources): string[] {
  const module = sources.modules.get(page.module);
  if (!module) {
    return [
      `no package of facts/reference/typescript/packages.ts is called ${page.module}; there are: ${[...sources.modules.keys()].join(', ')}`,
    ];
  }
  const faults = [...page.exports].flatMap(([name, note]) => {
    const one = module.exports.get(name);
    if (!one) return [unknownExport(name, module)];
    return [
      ...driftFaults(one, module, sources),
      ...checkExport({subject: {module: module.name, export: one}, note, sources}),
    ];
  });
  const unknown = Object.keys(page.internal).filter((name) => !module.exports.has(name));
  return [
    ...faults,
    ...unknown.map((name) => unknownExport(name, module)),
    ...(page.groups ? listFaults(page, module, sources) : []),
  ];
}

/** Every signature of an export, on a line of its own. */
export function sdkSignatures(one: Export): string[] {
  const members = one.kind === 'class' || one.kind === 'interface' ? membersOf(one) : [];
  return [
    one.signature,
    ...(one.kind === 'enum' ? one.members.map(({name, value}) => `${name} = ${value}`) : []),
    ...(one.kind === 'function' ? one.overloads.slice(1).map(({signature}) => signature) : []),
    ...members.map(({signature}) => signature).sort(),
  ];
}

function driftFaults(one: Export, {name, version}: Module, {signatures}: SdkSources): string[] {
  const key = `${name}/${one.name}`;
  if (!signatures[key]) {
    return [`${key} is new; run "npm run reference -- --accept", which records its signatures`];
  }
  const drift = driftBetween(sdkSignatures(one), signatures[key]).map(
    (line) => `${key} ${version}: ${line}`,
  );
  return drift.length === 0
    ? []
    : [...drift, 'bring the notes up to date, then run "npm run reference -- --accept"'];
}

/** Names that resemble it come first. */
function unknownExport(name: string, {name: module, version, exports}: Module): string {
  const alike = [...exports.keys()].filter((other) =>
    other.toLowerCase().includes(name.slice(0, 4).toLowerCase()),
  );
  return `${module} ${version} does not export "${name}"; it exports: ${(alike.length > 0 ? alike : [...exports.keys()]).join(', ')}`;
}
