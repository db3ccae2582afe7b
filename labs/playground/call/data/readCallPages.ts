import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toFunctionSelector, type AbiFunction} from 'viem';
import type {Contract, Member} from '../../../../facts/reference/model';
import type {Contents} from '../../../../packages/sandbox/contents';
import {memberAnchor, noteElsewhere, noteOf} from '../../../../pages/reference/contractMembers';
import type {NotedPage, NotedPages} from '../../../../pages/reference/readNotes';
import {abiOfContract} from './abiOfContract';
import type {CallFunction, CallPage} from './callPage';
import {examplesOf, etherOf} from './exampleOf';
import {leanParameter} from './leanParameter';
import {functionsThatNeedLock} from './needsLock';
import {placeOf} from './placed';
import {standsAt} from './standsAt';
import {unitsOf} from './unitsOf';

type Sources = {
  siteDirectory: string;
  contracts: ReadonlyMap<string, Contract>;
  pages: NotedPages;
  contents: Contents;
};

/** What a sandbox of mainnet holds when it starts. */
export const readContents = (siteDirectory: string): Contents =>
  JSON.parse(
    readFileSync(path.join(siteDirectory, 'packages/sandbox/states/mainnet.json'), 'utf8'),
  ) as Contents;

/** What the forms of every reference page call whose contract stands on the sandbox, by the address of the page. */
export const readCallPages = (sources: Sources): ReadonlyMap<string, CallPage> =>
  new Map(
    [...sources.pages].flatMap(([key, page]) => {
      const contract = sources.contracts.get(key);
      const called = contract && callPage(contract, {page, ...sources});
      return called ? [[page.route, called] as const] : [];
    }),
  );

function callPage(
  contract: Contract,
  {page, ...sources}: Sources & {page: NotedPage},
): CallPage | undefined {
  const place = placeOf(contract.key, page.notes.implementedBy);
  if (!place) return undefined;
  const abi = abiOfContract(contract, sources.siteDirectory);
  const functions = new Map(
    abi.flatMap((item) =>
      item.type === 'function' ? [[toFunctionSelector(item), item] as const] : [],
    ),
  );
  const locked =
    'contract' in place ? functionsThatNeedLock(place.contract, sources.siteDirectory) : [];
  const entries = callableMembers(contract, page.notes.implementedBy).flatMap((member) => {
    const item = functions.get(member.selector ?? '0x');
    return item
      ? [
          [
            memberAnchor(member, contract),
            callFunction(item, {member, contract, page, locked, ...sources}),
          ] as const,
        ]
      : [];
  });
  if (entries.length === 0) return undefined;
  return {
    ...standsAt(place, sources.contents),
    functions: Object.fromEntries(entries),
  };
}

/** The functions of a contract that its bytecode on the sandbox has. */
export function callableMembers({key, members}: Contract, implementedBy?: string): Member[] {
  const place = placeOf(key, implementedBy);
  if (!place) return [];
  return members.filter(
    ({kind, selector, name}) => kind === 'function' && selector && !place.without?.includes(name),
  );
}

type Of = {
  member: Member;
  contract: Contract;
  page: NotedPage;
  /** Functions that need an open lock. */
  locked: readonly string[];
};

function callFunction(
  item: AbiFunction,
  {member, contract, page, pages, locked}: Sources & Of,
): CallFunction {
  const elsewhere = noteElsewhere(member, page.notes, pages);
  const note = noteOf(page.notes, member) ?? elsewhere?.note;
  const notes = elsewhere?.page.notes ?? page.notes;
  const ether = etherOf(contract.name, item);
  return {
    abi: {
      ...item,
      inputs: item.inputs.map(leanParameter),
      outputs: item.outputs.map(leanParameter),
    },
    units: unitsOf(item.inputs, {values: note?.parameters, notes, pages}),
    returnUnits: unitsOf(item.outputs, {values: note?.returns, notes, pages}),
    examples: examplesOf(contract.name, item),
    ...(ether && {ether}),
    ...(locked.includes(item.name) && {needsLock: true}),
  };
}
