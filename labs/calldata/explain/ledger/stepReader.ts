import {isAddressEqual, zeroAddress, type Address} from 'viem';
import {dialectOf, isContractItself} from '../addresses';
import type {Context} from '../catalogue';
import type {Action, Call, Command} from '../explanation';
import {addressIn, factsOf, numberIn, type Facts} from '../factsOf';
import type {Currency, Move} from './move';

/** The values of a step, as the ledger asks for them. */
export type Reader = {
  step: Call | Command | Action;
  context: Context;
  facts: Facts;
  number: (name: string) => bigint;
  token: (name: string) => Currency;
  weth: Currency;
  /** Whether what is sent to the address in this field stays in the called contract. */
  isKept: (name: string) => boolean;
  isContract: (address: Address) => boolean;
  move: (parts: Pick<Move, 'takes' | 'gives'>) => Move;
};

/** Reads a step for the ledger. */
export function stepReader(step: Call | Command | Action, context: Context): Reader {
  const facts = factsOf(step.fields);
  const dialect = dialectOf(step);
  const isContract = (address: Address) =>
    isContractItself(address, dialect) ||
    (context.to !== undefined && isAddressEqual(address, context.to));
  return {
    step,
    context,
    facts,
    number: (name) => numberIn(facts, name) ?? 0n,
    token: (name) => tokenOf(addressIn(facts, name) ?? zeroAddress),
    weth: tokenOf(context.catalogue.wrappedNative ?? zeroAddress),
    isKept: (name) => {
      const recipient = addressIn(facts, name);
      return recipient !== undefined && isContract(recipient);
    },
    isContract,
    move: (parts) => ({kind: 'move', step, ...parts}),
  };
}

/** The token at an address; the zero address stands for ether. */
export const tokenOf = (address: Address): Currency =>
  isAddressEqual(address, zeroAddress) ? 'ether' : (address.toLowerCase() as Address);
