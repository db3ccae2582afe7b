import {compilers, pragmaOf} from '../../../facts/solidity/compilers';
import type {SolidityError} from './compiler';
import {placeIn} from './placeIn';

/** The error of a source whose pragma asks for a version that the page does not have, or asks for none. */
export function refusePragma(file: string, source: string): SolidityError {
  const pragma = pragmaOf(source);
  const versions = compilers.map(({version}) => version).join(' or ');
  const start = pragma === undefined ? 0 : source.indexOf(pragma);
  return {
    severity: 'error',
    message:
      pragma === undefined
        ? `The file has no "pragma solidity"; this page compiles with ${versions}.`
        : `No compiler for "pragma solidity ${pragma}": this page has ${versions}.`,
    file,
    ...placeIn(source, {start, end: start + (pragma?.length ?? 0)}),
  };
}
