/** Errors of `@ethereumjs/evm`, by how they begin, in the words of anvil's EVM. */
const HALTS: Readonly<Record<string, string>> = {
  'out of gas': 'OutOfGas',
  'invalid JUMP': 'InvalidJump',
  'stack underflow': 'StackUnderflow',
  'stack overflow': 'StackOverflow',
  'invalid opcode': 'OpcodeNotFound',
  'static state change': 'StateChangeDuringStaticCall',
  'create collision': 'CreateCollision',
  'value overflow': 'OverflowPayment',
  'insufficient balance': 'OutOfFunds',
  'attempting to RETURNDATACOPY out of bounds': 'OutOfOffset',
  'code size to deposit exceeds maximum code size': 'CreateContractSizeLimit',
  'initcode exceeds max initcode size': 'CreateInitCodeSizeLimit',
  'invalid bytecode deployed': 'CreateContractStartingWithEF',
};

const INVALID = 0xfe;

/** Why an execution ended that did not revert, in the words of anvil. */
export function haltOf(error: string, opcode: number | undefined): string {
  if (error === 'invalid opcode' && opcode === INVALID) return 'InvalidFEOpcode';
  return Object.entries(HALTS).find(([start]) => error.startsWith(start))?.[1] ?? error;
}
