import type {Abi, Hex} from 'viem';
import type {LinkReferences} from '../packages/readPackagedContract';

/** What solc returns for `compilerInput`. */
export type CompilerOutput = {
  contracts?: Record<
    string,
    Record<string, {abi: Abi; evm: {bytecode: {object: string; linkReferences: LinkReferences}}}>
  >;
  errors?: CompilerReport[];
};

/** An error or a warning; places are bytes of the source in UTF-8, -1 where there is none. */
export type CompilerReport = {
  severity: 'error' | 'warning' | 'info';
  type: string;
  message: string;
  /** The message with its place and the line of the source. */
  formattedMessage: string;
  sourceLocation?: {file: string; start: number; end: number};
};

/** A contract as it is deployed; `links` has the places of library addresses in its code. */
type Contract = {abi: Abi; bytecode: Hex; links: LinkReferences};

/** The contracts of a file by name; none where the compiler refused the file. */
export const contractsOf = ({contracts = {}}: CompilerOutput, file: string) =>
  Object.fromEntries(
    Object.entries(contracts[file] ?? {}).map(([name, {abi, evm}]): [string, Contract] => [
      name,
      {abi, bytecode: `0x${evm.bytecode.object}`, links: evm.bytecode.linkReferences},
    ]),
  );

/** What the compiler refused, as it words it. */
export const refusalsOf = ({errors = []}: CompilerOutput): string[] =>
  errors.filter(({severity}) => severity === 'error').map(text);

/** What the compiler warns of in a file, as it words it; without what it warns of in imports. */
export const warningsOf = ({errors = []}: CompilerOutput, file: string): string[] =>
  errors
    .filter(({severity, sourceLocation}) => severity === 'warning' && sourceLocation?.file === file)
    .map(text);

const text = ({formattedMessage}: CompilerReport) => formattedMessage.trim();
