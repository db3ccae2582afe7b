const docs = (commit: string, file: string): string =>
  `https://github.com/Uniswap/docs/blob/${commit}/content/${file}`;

/** Where states and events were read, each pinned to a commit where it has one. */
export const sources = {
  feeDeployments: docs('0cd8e42a', 'protocols/protocol-fee/deployments.mdx'),
  feeTable: docs('5a6645e2', 'get-started/concepts/fees.mdx'),
  governanceProcess: docs('5a6645e2', 'ecosystem/governance/governance-process.mdx'),
  governanceOverview: docs('0cd8e42a', 'ecosystem/governance/overview.mdx'),
  votingGuide: docs('0cd8e42a', 'ecosystem/governance/guide-to-voting.mdx'),
  unification: 'https://github.com/Uniswap/protocol-fees/blob/67c16a57/proposals/unification.md',
  unificationDiscussion: 'https://gov.uniswap.org/t/unification-proposal/25881',
  processOf2024:
    'https://github.com/Uniswap/docs/blob/8c5d09e2/docs/concepts/governance/process.md',
  vote94Text:
    'https://github.com/uniswapfoundation/governance-seatbelt/blob/3806fa93/sims/94.sim.ts',
  openFeeAdapter:
    'https://github.com/Uniswap/protocol-fees/blob/401c5c0/src/feeAdapters/V3OpenFeeAdapter.sol',
  feeDispersion:
    'https://github.com/howardwang1997/ecophys/blob/2ad540a9/data/manifests/uniswap_v3_fee_treatment_conformance_v2.yaml',
  ownerChanged:
    'https://etherscan.io/tx/0xd6c4c93eaaac3b6cf144853655f91b326c5e3019b022baeec08eaf74c8af9833',
  chainReading:
    'https://github.com/RealSpap/authority-risk-oracle-showcase/blob/e3a45cbf/chains/ethereum-l1/data/maintenance_2026-09-19.md',
  feeHistory: 'https://github.com/DefiLlama/dimension-adapters/tree/e7346b0e9',
  routerChanges:
    'https://github.com/Uniswap/sdks/blob/016edc68/sdks/universal-router-sdk/CHANGELOG.md',
  routerNotice: docs(
    '0cd8e42a',
    'changelog/active-notifications/sunset-of-universal-router-2-0-and-2-1-1.mdx',
  ),
  uniswapxDeployments: docs('5a6645e2', 'liquidity/uniswapx/deployments.mdx'),
  uniswapxFaq: docs('0cd8e42a', 'liquidity/uniswapx/filling/faq.mdx'),
  becomeQuoter: docs('0cd8e42a', 'liquidity/uniswapx/filling/mainnet/become-a-quoter.mdx'),
  v1OrdersNotice:
    'https://api-docs.uniswap.org/sunset_notifications/uniswapx_v1_and_indicativequote',
  slippageNotice: docs(
    '5a6645e2',
    'changelog/active-notifications/enforcement-of-slippage-validation.mdx',
  ),
  tradingApiSchema:
    'https://github.com/api-evangelist/uniswap/blob/6ec7f8a1/openapi/_original/uniswap-trading-openapi.json',
  tradingApiReference: 'https://trade-api.gateway.uniswap.org/v1/api.json',
  tradingApiErrors: docs('0cd8e42a', 'trading/swapping-api/common-errors.mdx'),
  tradingApiFaq: docs('5a6645e2', 'trading/swapping-api/faqs.mdx'),
  caliburDeployments: docs('0cd8e42a', 'protocols/smart-wallet/deployments.mdx'),
  subgraphList: docs('5a6645e2', 'ecosystem/subgraphs/overview.mdx'),
} as const;
