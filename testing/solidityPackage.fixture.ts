import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Abi} from 'viem';
import type {Package} from '../facts/reference/solidity/packages';
import {readPackage, type PackageContents} from '../facts/reference/solidity/readPackage';

type Files = {
  version?: string;
  /** Solidity by file name. */
  sources?: Record<string, string>;
  /** ABIs by the name of their contract. */
  artifacts?: Record<string, Abi>;
  /** ABIs of Foundry by the file of their artifact, as `Pool.sol/Pool.json`. */
  foundry?: Record<string, Abi>;
  /** What else the row of the package says. */
  row?: Partial<Package>;
};

/** A package as npm would install it, in a folder of its own, and what is read from it. */
export function writePackage(name: string, files: Files): PackageContents {
  const modules = mkdtempSync(path.join(tmpdir(), 'package-'));
  const {version = '1.0.0', sources = {}, artifacts = {}, foundry = {}, row = {}} = files;
  const write = (file: string, text: string): void => {
    const place = path.join(modules, name, file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, text);
  };
  try {
    write('package.json', JSON.stringify({name, version}));
    Object.entries(sources).forEach(([file, text]) => {
      write(`contracts/${file}`, text);
    });
    Object.entries(artifacts).forEach(([contract, abi]) => {
      write(`artifacts/${contract}.sol/${contract}.json`, JSON.stringify({abi}));
      write(`artifacts/${contract}.sol/${contract}.dbg.json`, '{}');
    });
    Object.entries(foundry).forEach(([file, abi]) => {
      write(`out/${file}`, JSON.stringify({abi}));
    });
    const folders = {
      ...(Object.keys(sources).length > 0 && {sources: ['contracts']}),
      ...(Object.keys(artifacts).length > 0 && {artifacts: ['artifacts']}),
      ...(Object.keys(foundry).length > 0 && {foundry: 'out'}),
      ...row,
    };
    return readPackage({folder: name, ...folders}, modules);
  } finally {
    rmSync(modules, {recursive: true});
  }
}
