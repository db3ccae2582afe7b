import Link from '@docusaurus/Link';
import addresses from '@generated/home/default/addresses.json';
import {Fragment, useEffect, type ReactNode} from 'react';
import {announce} from '../../../components/announce/announce';
import CopyButton from '../../../components/CopyButton';
import {slugOf} from '../../../components/Deployments/choice';

/** The pages that list the contracts of a chain, some only where the chain has the one that they need. */
const TABLES: readonly {label: string; page: string; needs?: string}[] = [
  {label: 'v3 and Universal Router', page: '/contracts/v3/reference/deployments'},
  {label: 'v4', page: '/contracts/v4/reference/deployments', needs: 'PoolManager'},
  {
    label: 'v2',
    page: '/contracts/v2/reference/smart-contracts/v2-deployments',
    needs: 'UniswapV2Factory',
  },
];

/** The contracts that most integrations need on a chain, and links to all of them. */
export default function ChainAnswer({chain}: {chain: string}): ReactNode {
  const found = addresses[chain] ?? [];
  const tables = TABLES.filter(
    ({needs}) => !needs || found.some(({contract}) => contract === needs),
  );
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
        {tables.map(({label, page}, at) => (
          <Fragment key={page}>
            {at > 0 && ', '}
            <Link to={`${page}?chain=${slugOf(chain)}#deployments`}>{label}</Link>
          </Fragment>
        ))}
      </p>
    </>
  );
}
