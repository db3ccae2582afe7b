import type {SolidityError} from './compiler';

/** What the compiler refused of a reader's edits; as a message a line for each: `examples/A.sol:3: TypeError: …`. */
export class RefusedContracts extends Error {
  constructor(readonly errors: readonly SolidityError[]) {
    const refused = errors.filter(({severity}) => severity === 'error');
    super(refused.map(({file, line, message}) => `${file}:${line}: ${message}`).join('\n'));
  }
}
