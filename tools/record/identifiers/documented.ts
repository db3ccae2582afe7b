/** A published package, or a revision, whose identifiers the atlas explains, and where they are looked for. */
export type Documented = {
  package: string;
  /** The folder of Solidity sources. */
  sources?: string;
  /** The folder of artifacts: ABIs and bytecode. */
  artifacts?: string;
  /** The folder of artifacts of forge, which also holds those of tests: what `sources` declare counts. */
  forge?: string;
  /** Sources that do not count, besides tests, and why. */
  without?: Record<string, string>;
  /** The folder of generated modules with ABI and creation code, and which of them count. */
  factories?: {folder: string; contracts: string[]};
  /** Files that hold nothing but the ABI of a contract. */
  abis?: Record<string, string>;
  /** Errors by contract, read in the source of a revision that no package holds. */
  declared?: Record<string, readonly string[]>;
};

/** The packages of the atlas: of uniswapx-sdk, Permit2, the quoter and the reactors of orders that it builds. */
export const documented: readonly Documented[] = [
  {package: '@uniswap/lib', sources: 'contracts'},
  {package: '@uniswap/v2-core', sources: 'contracts', artifacts: 'build'},
  {package: '@uniswap/v2-periphery', sources: 'contracts', artifacts: 'build'},
  {package: '@uniswap/v3-core', sources: 'contracts', artifacts: 'artifacts/contracts'},
  {package: '@uniswap/v3-periphery', sources: 'contracts', artifacts: 'artifacts/contracts'},
  {package: '@uniswap/v3-staker', sources: 'contracts', artifacts: 'artifacts/contracts'},
  {
    package: '@uniswap/swap-router-contracts',
    sources: 'contracts',
    artifacts: 'artifacts/contracts',
  },
  {package: '@uniswap/universal-router', sources: 'contracts', artifacts: 'artifacts/contracts'},
  {
    // Tag 2.1.1: what its modules, and the v4-periphery that it builds on, declare and 2.1.0 does not.
    package: 'Uniswap/universal-router@999d561c',
    declared: {
      UniversalRouter: [
        'V2TooLittleReceivedPerHop(uint256,uint256,uint256)',
        'V2InvalidHopPriceLength()',
        'V3TooLittleReceivedPerHop(uint256,uint256,uint256)',
        'V3TooMuchRequestedPerHop(uint256,uint256,uint256)',
        'V3HopPriceAndPathLengthMismatch()',
        'V4TooLittleReceivedPerHopSingle(uint256,uint256)',
        'V4TooMuchRequestedPerHopSingle(uint256,uint256)',
        'InvalidHopPriceLength()',
        'InvalidPortion()',
      ],
    },
  },
  {package: '@uniswap/v4-core', sources: 'src', forge: 'out'},
  {
    package: '@uniswap/v4-periphery',
    sources: 'src',
    forge: 'foundry-out',
    without: {UniswapV4DeployerCompetition: 'It chose the address of PoolManager, and has ended.'},
  },
  {package: '@uniswap/permit2-sdk', abis: {Permit2: 'dist/cjs/abis/Permit2.json'}},
  {
    package: '@uniswap/uniswapx-sdk',
    factories: {
      folder: 'dist/cjs/src/contracts/factories',
      contracts: [
        'ExclusiveDutchOrderReactor',
        'OrderQuoter',
        'Permit2',
        'PriorityOrderReactor',
        'RelayOrderReactor',
        'V2DutchOrderReactor',
        'V3DutchOrderReactor',
      ],
    },
  },
];
