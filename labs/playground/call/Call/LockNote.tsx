import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

/** What to do instead of a call that needs an open lock, before the reader makes it. */
export default function LockNote(): ReactNode {
  return (
    <p className="call-lock" role="note">
      From an account this reverts with <code>ManagerLocked</code>: it works only while the lock is
      open, in the <code>unlockCallback</code> of a contract.{' '}
      <Link to="/contracts/v4/guides/unlock-callback">Write such a contract</Link>, or call one that
      exists: <Link to="/contracts/v4/quickstart/swap">the Universal Router</Link> swaps,{' '}
      <Link to="/contracts/v4/quickstart/manage-liquidity/mint-position">PositionManager</Link>{' '}
      changes liquidity.
    </p>
  );
}
