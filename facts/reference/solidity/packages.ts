/** A published package whose contracts have a reference, and where in it they stand. */
export type Package = {
  /** Its folder under `node_modules`. */
  folder: string;
  /** Its name, where the folder is an alias of an older release. */
  name?: string;
  /** Folders of Solidity sources. */
  sources?: string[];
  /** A folder of test contracts among the sources, which have no reference. */
  tests?: string;
  /** A file of the compiler's trees, where the sources do not parse today. */
  trees?: string;
  /** Folders of JSON artifacts with ABIs. */
  artifacts?: string[];
  /** The folder of Foundry's artifacts; those of dependencies, tests and scripts do not count. */
  foundry?: string;
  /** The folder of generated ABI modules, and which of them count. */
  factories?: {folder: string; names: string[]};
  /**
   * The day on which files under BUSL-1.1 came under a licence that allows to quote them. Without
   * it, their comments are not quoted.
   */
  buslEnded?: string;
};

/** The packages with a reference. */
export const packages: readonly Package[] = [
  {
    folder: '@uniswap/v3-core',
    sources: ['contracts'],
    artifacts: ['artifacts/contracts'],
    buslEnded: '2023-04-01',
  },
  {
    folder: '@uniswap/v3-periphery',
    sources: ['contracts'],
    artifacts: ['artifacts/contracts'],
  },
  {
    folder: '@uniswap/v3-staker',
    sources: ['contracts'],
    artifacts: ['artifacts/contracts'],
  },
  {
    folder: '@uniswap/swap-router-contracts',
    sources: ['contracts'],
    artifacts: ['artifacts/contracts'],
  },
  {folder: '@uniswap/v2-core', trees: 'build/Combined-Json.json', artifacts: ['build']},
  {folder: '@uniswap/v2-periphery', sources: ['contracts'], artifacts: ['build']},
  {folder: '@uniswap/governance', trees: 'build/Combined-Json.json', artifacts: ['build']},
  {folder: '@uniswap/universal-router', sources: ['contracts'], artifacts: ['artifacts/contracts']},
  {
    folder: '@uniswap/uniswapx-sdk',
    factories: {
      folder: 'dist/cjs/src/contracts/factories',
      names: [
        'ExclusiveDutchOrderReactor',
        'OrderQuoter',
        'Permit2',
        'PriorityOrderReactor',
        'RelayOrderReactor',
        'SwapRouter02Executor',
        'V2DutchOrderReactor',
        'V3DutchOrderReactor',
      ],
    },
  },
  {folder: 'base64-sol', sources: ['.']},
  {
    folder: 'v3-core-1.0.0-rc.0',
    name: '@uniswap/v3-core',
    sources: ['contracts'],
    buslEnded: '2023-04-01',
  },
  {folder: 'v3-periphery-1.2.1', name: '@uniswap/v3-periphery', sources: ['contracts']},
  {folder: '@openzeppelin/contracts', sources: ['token/ERC721', 'introspection']},
  {folder: '@uniswap/v4-core', sources: ['src'], tests: 'src/test', foundry: 'out'},
  {folder: '@uniswap/v4-periphery', sources: ['src'], foundry: 'foundry-out'},
];
