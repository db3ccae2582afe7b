import type {EVM} from '@ethereumjs/evm';

type Analyse = (code: Uint8Array) => unknown;
type Interpreter = {_getValidJumpDestinations: Analyse};

const analyses = new WeakMap<Uint8Array, unknown>();
const patched = new WeakSet<Interpreter>();

/**
 * Keeps the jump destinations of a code once they are found. The interpreter of `@ethereumjs/evm`
 * finds them again for each call of a contract, which takes longer than most calls themselves; it
 * is not exported, so its class is reached through a run of one instruction.
 */
export async function rememberJumps(evm: EVM): Promise<void> {
  const {runState} = await evm.runCode({code: Uint8Array.of(0)});
  const interpreter: unknown = runState && Object.getPrototypeOf(runState.interpreter);
  if (!isInterpreter(interpreter) || patched.has(interpreter)) return;

  patched.add(interpreter);
  const analyse = interpreter._getValidJumpDestinations;
  interpreter._getValidJumpDestinations = function (this: Interpreter, code: Uint8Array) {
    const found = analyses.get(code) ?? analyse.call(this, code);
    analyses.set(code, found);
    return found;
  };
}

const isInterpreter = (value: unknown): value is Interpreter =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Interpreter>)._getValidJumpDestinations === 'function';
