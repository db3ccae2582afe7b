import type {Abi} from 'viem';
import type {LinkReferences} from '../../facts/packages/readPackagedContract';
import type {Artifact} from '../artifact';

type Report = {
  severity: 'error' | 'warning' | 'info';
  formattedMessage: string;
  sourceLocation?: {file: string};
};

/** What solc gives back. */
export type Output = {
  contracts?: Record<
    string,
    Record<string, {abi: Abi; evm: {bytecode: {object: string; linkReferences: LinkReferences}}}>
  >;
  errors?: Report[];
};

/** The contracts of one file by name and the warnings about it; throws what the compiler refused. */
export function readOutput(
  {contracts = {}, errors = []}: Output,
  unit: string,
): {contracts: Record<string, Artifact>; warnings: string[]} {
  const refused = errors.filter(({severity}) => severity === 'error');
  if (refused.length > 0) {
    throw new Error(`${unit} does not compile:\n\n${refused.map(text).join('\n\n')}`);
  }

  return {
    contracts: Object.fromEntries(
      Object.entries(contracts[unit] ?? {}).map(([name, {abi, evm}]) => [
        name,
        {abi, bytecode: `0x${evm.bytecode.object}`, links: evm.bytecode.linkReferences},
      ]),
    ),
    warnings: errors
      .filter(
        ({severity, sourceLocation}) => severity === 'warning' && sourceLocation?.file === unit,
      )
      .map(text),
  };
}

const text = ({formattedMessage}: Report) => formattedMessage.trim();
