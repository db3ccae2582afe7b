import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Warning} from '../explain/explanation';

/** Warnings of an address that no list contains, as those of other networks. */
const UNKNOWN: readonly string[] = ['unknown-spender', 'unknown-contract'];

const DEPLOYMENTS = [
  ['v3 and Universal Router', '/contracts/v3/reference/deployments#deployments'],
  ['v4', '/contracts/v4/reference/deployments#deployments'],
  ['Permit2', '/contracts/permit2/overview#address'],
] as const;

type Props = {
  warnings: readonly Warning[];
  label?: string;
  /** Whether it stands below the form, whose fields can settle some. */
  isInForm?: boolean;
  /** Whether what is below refers to its numbers. */
  isNumbered?: boolean;
};

/** What to look at before signing and, for an unknown address, where those of all networks are. */
export default function WarningList({
  warnings,
  label = 'Look at',
  isInForm = false,
  isNumbered = false,
}: Props): ReactNode {
  if (warnings.length === 0) return null;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <>
      <List className="calldata-warnings" aria-label={label}>
        {warnings.map(({text, hint}, index) => (
          // Two tokens of one permit may have the same warning.
          <li key={index}>
            {text}
            {isInForm && hint && <span className="calldata-type"> {hint}</span>}
          </li>
        ))}
      </List>
      {warnings.some(({id}) => UNKNOWN.includes(id)) && (
        <p>
          Deployments on every network:{' '}
          {DEPLOYMENTS.map(([label, href], index) => (
            <span key={href}>
              {index > 0 && ', '}
              <Link to={href}>{label}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
