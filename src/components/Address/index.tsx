import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import CopyButton from '../CopyButton';
import {splitAddress} from './splitAddress';
import styles from './styles.module.css';

type Props = {
  /** Name of the contract in the registry. */
  contract: string;
  chainName: string;
  /** Page of the address on the chain's explorer; absent where the network has ended. */
  explorer?: string;
  /** The whole checksummed address, put in at build by `pages/addressElement`. */
  children: string;
};

/**
 * A contract's address, shown short, linked to its chain's explorer, with a button to copy it. The
 * text holds every digit, so that selecting, searching and reading aloud give the whole address.
 */
export default function Address({contract, chainName, explorer, children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [start, middle, end] = splitAddress(children);
  const short = (
    <code title={`${contract} on ${chainName}: ${children}`}>
      {start}
      <i>{middle}</i>
      {end}
    </code>
  );

  return (
    <span className={styles.address}>
      {explorer ? <Link href={explorer}>{short}</Link> : short}
      {isBrowser && (
        <CopyButton text={children} label="Copy" subject={`the address of ${contract}`} isIcon />
      )}
    </span>
  );
}
