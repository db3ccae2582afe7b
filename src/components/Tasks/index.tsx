import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const TASKS = [
  {
    title: 'Call the contracts',
    to: '/contracts/v3/overview',
    about: 'Which contract does what, which router is yours, and what each one asks of you.',
  },
  {
    title: 'Quote and trade in TypeScript',
    to: '/sdk/v3/overview',
    about: 'Pools, prices, routes and positions as objects, with the calldata they produce.',
  },
  {
    title: 'Read pools, swaps and positions',
    to: '/api/subgraph/overview',
    about: 'Indexed history over GraphQL, its limits, and the fields not to trust.',
  },
  {
    title: 'Write a hook',
    to: '/contracts/v4/guides/hooks/your-first-hook',
    about:
      'Run code of your own in a v4 pool: deployed, given liquidity and swapped on a local chain.',
  },
  {
    title: 'Choose a way to swap',
    to: '/contracts/swap',
    about: 'The same swap by every router and SDK, with the calldata and the gas of each.',
  },
  {
    title: 'Move from v3 to v4',
    to: '/contracts/v4/concepts/v4-vs-v3',
    about: 'What stands in v4 for each call of v3, both executed at one price.',
  },
  {
    title: 'Find out why it reverted',
    to: '/contracts/v3/reference/error-codes',
    about: 'Every revert with its causes and its fix; paste the message of a wallet or a node.',
  },
  {
    title: 'Protect a swap',
    to: '/concepts/protocol/swaps',
    about: 'Price impact and slippage told apart, minimum outputs and deadlines that hold.',
  },
  {
    title: 'Choose a range and a fee tier',
    to: '/concepts/protocol/concentrated-liquidity',
    about: 'Ticks, active liquidity and what a position holds at every price.',
  },
  {
    title: 'Use a price on chain',
    to: '/concepts/protocol/oracle',
    about: 'Time-weighted prices from a pool, what they cost to move, and when not to use them.',
  },
  {
    title: 'List a token safely',
    to: '/concepts/protocol/integration-issues',
    about: 'What fee-on-transfer and rebasing tokens do to pools, routers and depositors.',
  },
  {
    title: 'Vote on the protocol',
    to: '/concepts/governance/guide-to-voting',
    about: 'Delegate UNI, find a proposal, vote, and know when it takes effect.',
  },
];

/** Where to go, by what the reader wants to do. */
export default function Tasks(): ReactNode {
  return (
    <nav className={styles.tasks} aria-labelledby="tasks">
      <h2 id="tasks" className={styles.heading}>
        What do you want to do?
      </h2>
      <ul className={styles.list}>
        {TASKS.map(({title, to, about}) => (
          <li key={to} className={styles.task}>
            <Link className={styles.link} to={to}>
              {title}
            </Link>
            <p className={styles.about}>{about}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
