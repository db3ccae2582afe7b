/** What the command is asked to do. Whether there is a sandbox of the chain is seen at its start. */
export type Arguments =
  | {action: 'help'}
  | {action: 'serve'; chain: string; port: number}
  | {action: 'run'; chain: string; command: readonly string[]};

export const USAGE = `docs-sandbox [--port 8545] [--chain mainnet|arbitrum|base]
  serves a local chain with Uniswap's contracts, and prints what is there
docs-sandbox run [--chain mainnet|arbitrum|base] -- COMMAND …
  without RPC_URL starts a chain on a free port, sets RPC_URL and CHAIN, runs the command and
  stops the chain; with RPC_URL only runs the command`;

type Options = {
  environment: Readonly<Record<string, string | undefined>>;
  /** What errors end with: the forms of the command. */
  usage?: string;
};

/** Reads the command's arguments; the variable CHAIN stands in for --chain. */
export function readArguments(
  given: readonly string[],
  {environment, usage = USAGE}: Options,
): Arguments {
  try {
    return readForm(given, environment);
  } catch (cause) {
    throw new Error(`${(cause as Error).message}\n${usage}`, {cause});
  }
}

function readForm(given: readonly string[], environment: Options['environment']): Arguments {
  if (given.some((text) => text === '--help' || text === '-h') && !given.includes('--')) {
    return {action: 'help'};
  }
  const chain = environment.CHAIN || 'mainnet';
  if (given[0] !== 'run') {
    const {flags, rest} = readFlags(given, ['--port', '--chain']);
    if (rest.length > 0) throw new Error(`expected no "${rest[0]}"`);
    return {
      action: 'serve',
      chain: flags['--chain'] ?? chain,
      port: portOf(flags['--port'] ?? environment.SANDBOX_PORT ?? '8545'),
    };
  }
  const {flags, rest} = readFlags(given.slice(1), ['--chain']);
  const command = rest[0] === '--' ? rest.slice(1) : rest;
  if (command.length === 0) throw new Error('expected a command after "run --"');
  return {action: 'run', chain: flags['--chain'] ?? chain, command};
}

/** Flags with their values, and what follows them. */
function readFlags(given: readonly string[], names: readonly string[]) {
  const flags: Record<string, string> = {};
  let rest = [...given];
  while (rest[0]?.startsWith('--') && rest[0] !== '--') {
    const [name = '', inline] = rest[0].split(/=(.*)/s);
    const value = inline ?? rest[1];
    if (!names.includes(name) || value === undefined) {
      throw new Error(`expected ${names.join(' or ')} with a value, got "${rest[0]}"`);
    }
    flags[name] = value;
    rest = rest.slice(inline === undefined ? 2 : 1);
  }
  return {flags, rest};
}

function portOf(text: string): number {
  const port = Number(text);
  if (text.trim() && Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`expected a port from 0 to 65535, got "${text}"`);
}
