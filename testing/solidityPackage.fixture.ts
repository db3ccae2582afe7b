import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Abi} from 'viem';
import {readPackage, type PackageContents} from '../facts/reference/solidity/readPackage';

type Files = {
  version?: string;
  /** Solidity by file name. */
  sources?: Record<string, string>;
  /** ABIs by the name of their contract. */
  artifacts?: Record<string, Abi>;
};

/** A package as npm would install it, in a folder of its own, and what is read from it. */
export function writePackage(name: string, files: Files): PackageContents {
  const modules = mkdtempSync(path.join(tmpdir(), 'package-'));
  const {version = '1.0.0', sources = {}, artifacts = {}} = files;
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
    const folders = {
      ...(Object.keys(sources).length > 0 && {sources: ['contracts']}),
      ...(Object.keys(artifacts).length > 0 && {artifacts: ['artifacts']}),
    };
    return readPackage({folder: name, ...folders}, modules);
  } finally {
    rmSync(modules, {recursive: true});
  }
}
