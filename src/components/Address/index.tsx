import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Name of the contract in the registry. */
  contract: string;
  chainName: string;
  /** Page of the address on the chain's explorer. */
  explorer: string;
  /** The whole checksummed address, put in at build by `plugins/expand/remarkAddress`. */
  children: ReactNode;
};

/** A contract's address from the registry, linked to the explorer of its chain. */
export default function Address({contract, chainName, explorer, children}: Props): ReactNode {
  return (
    <Link className={styles.address} href={explorer} title={`${contract} on ${chainName}`}>
      <code>{children}</code>
    </Link>
  );
}
