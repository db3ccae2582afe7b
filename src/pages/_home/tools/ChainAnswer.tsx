import Link from '@docusaurus/Link';
import addresses from '@generated/home/default/addresses.json';
import {useEffect, type ReactNode} from 'react';
import {announce} from '../../../components/announce/announce';
import CopyButton from '../../../components/CopyButton';
import {slugOf} from '../../../components/Deployments/choice';

/** The contracts that most integrations need on a chain, and links to all of them. */
export default function ChainAnswer({chain}: {chain: string}): ReactNode {
  const found = addresses[chain] ?? [];
  const table = `?chain=${slugOf(chain)}#deployments`;
  const hasV4 = found.some(({contract}) => contract === 'PoolManager');
  useEffect(() => {
    announce(`${found.length} addresses on ${chain}.`);
  }, [chain, found.length]);
  return (
    <>
      <dl>
        {found.map(({contract, address, abi}) => (
          <div key={contract}>
            <dt>{contract}</dt>
            <dd>
              <code>{address}</code>{' '}
              <CopyButton label="Copy" subject={`the address of ${contract}`} text={address} />
              {abi && (
                <>
                  {' '}
                  <Link to={`pathname:///${abi.file}`} aria-label={`${abi.label}, ${contract}`}>
                    {abi.label}
                  </Link>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        All of this chain:{' '}
        <Link to={`/contracts/v3/reference/deployments${table}`}>v3 and Universal Router</Link>
        {hasV4 && (
          <>
            , <Link to={`/contracts/v4/reference/deployments${table}`}>v4</Link>
          </>
        )}
      </p>
    </>
  );
}
