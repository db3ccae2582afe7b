import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

const TASKS = [
  {
    title: 'Trade',
    guides: [
      ['Choose a way to swap', '/contracts/swap'],
      ['Swap from a contract', '/contracts/v3/guides/swaps/single-swaps'],
      ['Swap with viem', '/contracts/v3/guides/swaps/single-swaps?client=viem#exact-input'],
      ['Quote in TypeScript', '/sdk/v3/guides/swaps/quoting'],
      ['Swap in a v4 pool', '/sdk/v4/guides/swaps/single-hop-swapping'],
      ['Protect a swap', '/concepts/protocol/swaps'],
      ['Pay by signature', '/contracts/permit2/overview'],
    ],
  },
  {
    title: 'Provide liquidity',
    guides: [
      ['Choose a range and a fee tier', '/concepts/protocol/concentrated-liquidity'],
      ['Mint a v3 position', '/contracts/v3/guides/providing-liquidity/mint-a-position'],
      ['Mint a v4 position', '/sdk/v4/guides/liquidity/minting-position'],
      ['Create a v3 pool', '/contracts/v3/guides/providing-liquidity/create-a-pool'],
      ['Create a v4 pool', '/sdk/v4/guides/advanced/create-pool'],
      ['List v3 positions and their value', '/sdk/v3/guides/liquidity/wallet-value'],
      ['List v4 positions', '/sdk/v4/guides/liquidity/fetching-positions'],
      ['Move from v2 to v3', '/contracts/v3/guides/providing-liquidity/migrate-from-v2'],
    ],
  },
  {
    title: 'Build a hook',
    guides: [
      ['Write your first hook', '/contracts/v4/guides/hooks/your-first-hook'],
      ['Know what a hook can do', '/contracts/v4/concepts/hooks'],
      ['Deploy a hook', '/contracts/v4/guides/hooks/hook-deployment'],
      ['Test a hook', '/contracts/v4/guides/hooks/testing'],
      ['Move from v3 to v4', '/contracts/v4/concepts/v4-vs-v3'],
    ],
  },
  {
    title: 'Read data',
    guides: [
      ['Query pools, swaps and positions', '/api/subgraph/guides/examples'],
      ['Read a pool', '/sdk/v3/guides/advanced/pool-data'],
      ['Read the state of a v4 pool', '/contracts/v4/guides/read-pool-state'],
      ['Use a price on chain', '/concepts/protocol/oracle'],
      ['Use a price in US dollars', '/contracts/v3/guides/oracle/usd-price'],
      ['Know the limits of a subgraph', '/api/subgraph/overview'],
    ],
  },
  {
    title: 'Debug',
    guides: [
      ['Find out why a call reverted', '/contracts/v3/reference/error-codes'],
      ['Decode calldata', '/contracts/universal-router/technical-reference#read-calldata'],
      ['Run a local chain', '/contracts/v3/guides/local-environment'],
      ['Run v4 on your machine', '/contracts/v4/guides/local-environment'],
      ['See what goes wrong in integrations', '/concepts/protocol/integration-issues'],
    ],
  },
] as const;

/** The guides for what a reader wants to do. */
export default function Tasks(): ReactNode {
  return (
    <nav className="home-section" aria-labelledby="tasks">
      <h2 id="tasks">What do you want to do?</h2>
      <ul className="home-tasks">
        {TASKS.map(({title, guides}) => (
          <li key={title}>
            <h3>{title}</h3>
            <ul>
              {guides.map(([name, to]) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
