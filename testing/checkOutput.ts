import {decodeErrorResult, encodeErrorResult, isHex, parseAbi} from 'viem';
import type {AtlasEntry} from '../facts/atlas/atlasOf';

/** What is wrong with what a reproduction printed; nothing where it is just the entry's revert data. */
export function checkOutput(
  {identifier, kind, data: expected}: Pick<AtlasEntry, 'identifier' | 'kind' | 'data'>,
  output: string,
): string | undefined {
  const start = `${identifier} → `;
  const printed = output
    .split('\n')
    .filter((line) => line.startsWith(start))
    .map((line) => line.slice(start.length));
  const [data] = printed;
  if (data === undefined) return `no line "${start}0x…"; run: npm run examples -- --update`;
  const right = kind === 'string' ? (one: string) => one === expected : decodesTo(identifier);
  const wrong = printed.find((one) => !right(one));
  return wrong === undefined
    ? undefined
    : `"${wrong}" is not the revert data of ${identifier}${expected ? `, which is "${expected}"` : ''}`;
}

/** Whether data is an error of that signature with arguments of its types, and nothing more. */
function decodesTo(signature: string): (data: string) => boolean {
  const declared: readonly string[] = [`error ${signature}`];
  const abi = parseAbi(declared);
  return (data) => {
    if (!isHex(data)) return false;
    try {
      const {errorName, args = []} = decodeErrorResult({abi, data});
      return encodeErrorResult({abi, errorName, args}) === data;
    } catch {
      return false;
    }
  };
}
