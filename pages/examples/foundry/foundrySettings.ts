import type {Compiler} from '../../../facts/solidity/compilers';

type Options = Compiler & {
  /** Whether the tests read `addresses.json`. */
  readsAddresses?: boolean;
};

/** `foundry.toml` of a project: the compiler as the site's own programs use it. */
export function foundrySettings(options: Options): string {
  const {version, evmVersion, optimizerRuns, readsAddresses} = options;
  const lines = [
    '[profile.default]',
    "libs = ['node_modules']",
    'auto_detect_remappings = false',
    'remappings = [',
    "  '@openzeppelin/=node_modules/@openzeppelin/',",
    "  '@uniswap/=node_modules/@uniswap/',",
    ']',
    `solc = '${version}'`,
    'optimizer = true',
    `optimizer_runs = ${optimizerRuns}`,
    ...(evmVersion === CHAIN
      ? []
      : [`# That of the chain; to solc ${version} forge gives ${evmVersion}.`]),
    `evm_version = '${CHAIN}'`,
    "bytecode_hash = 'none'",
    ...(readsAddresses ? ["fs_permissions = [{access = 'read', path = './addresses.json'}]"] : []),
    '',
    '[fuzz]',
    '# Each run tries the same values. Take the line out to try others.',
    "seed = '0x1'",
    '',
    '[rpc_endpoints]',
    '# docs-sandbox sets it.',
    "sandbox = '${RPC_URL}'",
  ];
  return `${lines.join('\n')}\n`;
}

/** The hardfork of the sandbox. Its contracts need it, also where the project's own do not. */
const CHAIN = 'cancun';
