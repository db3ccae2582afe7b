// cspell:ignore MCLBLS Initmode txinitmode statemanager
import {replaceFiles} from '../replaceFiles';

const evm = (file: string): RegExp => new RegExp(`/@ethereumjs/evm/dist/esm/${file}\\.js$`);

/** A precompiled contract that fails when it is called. */
const failing = (number: string, sentence: string): string =>
  `export const precompile${number} = () => { throw new Error('${sentence}'); };`;

const LATER = ['0b', '0c', '0d', '0e', '0f', '10', '11', '100'];
const CURVE = ['06', '07', '08'];

/** The curve bn254 and blobs are part of Cancun; no contract of the protocol uses them. */
const ABSENT = 'the chain in this tab does without this precompiled contract';

/**
 * Leaves out of the engine what the rules of Cancun lack: the curve BLS12-381, P-256, EOF and binary
 * trees; and what only proofs use. A fourth of the code.
 */
export const engineStubs = replaceFiles('engine-stubs', [
  {
    file: evm(`precompiles/(${LATER.join('|')})-[\\w-]+`),
    by: (_source, file) =>
      failing(numberOf(file), 'Cancun does not have this precompiled contract'),
  },
  {
    file: evm(`precompiles/(${CURVE.join('|')})-[\\w-]+`),
    by: (_source, file) => failing(numberOf(file), ABSENT),
  },
  {
    file: evm('precompiles/0a-[\\w-]+'),
    by: () =>
      `${failing('0a', ABSENT)} export const VERSIONED_HASH_VERSION_KZG = 1; export const computeVersionedHash = () => {};`,
  },
  {
    file: evm('precompiles/bls12_381/index'),
    by: () => 'export class NobleBLS {} export class MCLBLS {}',
  },
  {
    file: evm('precompiles/bn254/index'),
    by: () => 'export class NobleBN254 {} export class RustBN254 {}',
  },
  {
    file: evm('eof/container'),
    by: () =>
      `export const EOFContainerMode = {Initmode: 'initmode', TxInitmode: 'txinitmode', Default: 'default'};
       export class EOFContainer {} export const validateEOF = () => { throw new Error('Cancun has no EOF'); };`,
  },
  {
    file: evm('eof/setup'),
    by: () => `export const setupEOF = () => { throw new Error('Cancun has no EOF'); };`,
  },
  {
    file: evm('eof/verify'),
    by: () =>
      'export const ContainerSectionType = {InitCode: 0, DeploymentCode: 1, RuntimeCode: 2}; export const verifyCode = () => {};',
  },
  {file: evm('eof/stackDelta'), by: () => 'export const stackDelta = {};'},
  {
    file: /\/@ethereumjs\/statemanager\/dist\/esm\/index\.js$/,
    by: () => 'export class SimpleStateManager {}',
  },
  {
    file: evm('binaryTreeAccessWitness'),
    by: () =>
      'export class BinaryTreeAccessWitness {} export const decodeBinaryAccessState = 0, generateBinaryExecutionWitness = 0;',
  },
  {file: /\/debug\/src\/browser\.js$/, by: () => 'export default () => () => {};'},
]);

const numberOf = (file: string): string => /\/(\w+)-[\w-]+\.js$/.exec(file)?.[1] ?? '';
