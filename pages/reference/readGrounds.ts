import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readAtlas} from '../../facts/atlas';
import type {Signatures} from '../../facts/reference/driftOf';
import {readSolidity} from '../../facts/reference/solidity';
import {entryFinder} from '../atlas/entryFinder';
import {readNotes} from './readNotes';
import type {Grounds} from './referenceFaults';

/** Where the signatures are kept that the pages were written for. */
export const SIGNATURES = 'facts/reference/signatures.json';

/** Reads what every reference page is drawn from and checked against. */
export function readGrounds(siteDirectory: string): Grounds {
  return {
    contracts: readSolidity(siteDirectory),
    signatures: JSON.parse(
      readFileSync(path.join(siteDirectory, SIGNATURES), 'utf8'),
    ) as Signatures,
    pages: readNotes(path.join(siteDirectory, 'docs')),
    entryOf: entryFinder(readAtlas(path.join(siteDirectory, 'facts/atlas'))),
  };
}
