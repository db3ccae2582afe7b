import Link from '@docusaurus/Link';
import addresses from '@generated/home/default/addresses.json';
import type {ReactNode} from 'react';
import CopyButton from '../../../components/CopyButton';
import {slugOf} from '../../../components/Deployments/choice';

/** The contracts that most integrations need on a chain, and links to all of them. */
export default function ChainAnswer({chain}: {chain: string}): ReactNode {
  const query = `?chain=${slugOf(chain)}`;
  return (
    <>
      <dl>
        {addresses[chain]?.map(({contract, address}) => (
          <div key={contract}>
            <dt>{contract}</dt>
            <dd>
              <code>{address}</code>{' '}
              <CopyButton label="Copy" subject={`the address of ${contract}`} text={address} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Every address there: <Link to={`/contracts/v3/reference/deployments${query}`}>v3</Link>,{' '}
        <Link to={`/contracts/v4/reference/deployments${query}`}>v4</Link>
      </p>
    </>
  );
}
