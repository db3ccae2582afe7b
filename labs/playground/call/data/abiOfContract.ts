import path from 'node:path';
import type {Abi} from 'viem';
import {readPackagedContract} from '../../../../facts/packages/readPackagedContract';
import type {Contract} from '../../../../facts/reference/model';
import {abiOf} from '../../../../facts/reference/solidity/vyperAbi';

/** The ABI of a contract that was read from one; it stands in the first of its files. */
export const abiOfContract = (
  {key, name, files: [file = '']}: Contract,
  siteDirectory: string,
): Abi =>
  abiOf(
    readPackagedContract(path.join(siteDirectory, 'node_modules', key.slice(0, -name.length), file))
      .abi,
  );
