import {useCallback, useId, useLayoutEffect, useMemo, useState, type ReactNode} from 'react';
import Block from '../Block';
import Abi from './Abi';
import {choiceIn} from './choice';
import {matching, readRows, showMatching, type DeploymentRow, type Field} from './readRows';
import styles from './styles.module.css';
import {useChoice} from './useChoice';
import {useKeptPlace} from './useKeptPlace';

type Props = {
  /** The tables, put in at build by `pages/remarkDeployments`. */
  children: ReactNode;
};

const FIELDS: readonly [Field, string][] = [
  ['chain', 'Chain'],
  ['contract', 'Contract'],
  ['status', 'Status'],
];

/**
 * A table of deployments; with a script, readers can narrow it by chain, contract and status. The
 * address keeps what they chose, as `?chain=base`, for all tables of the page that have it.
 */
export default function Deployments({children}: Props): ReactNode {
  return (
    <Block name="The filter of this table" instead={children}>
      <Filtered>{children}</Filtered>
    </Block>
  );
}

function Filtered({children}: Props): ReactNode {
  const id = useId();
  const [rows, setRows] = useState<readonly DeploymentRow[]>([]);
  const [search, choose] = useChoice();
  const choice = useMemo(() => choiceIn(search, rows), [search, rows]);
  const readTable = useCallback((element: HTMLDivElement | null) => {
    if (element) setRows(readRows(element));
  }, []);

  // Before the browser paints, and after the tables above did so: the control below can then keep its place.
  useLayoutEffect(() => {
    showMatching(rows, choice);
  }, [rows, choice]);
  const keepPlaceOf = useKeptPlace();

  const chosen = rows.find(({contract}) => contract === choice.contract);
  return (
    <>
      <div className={styles.filter} data-reads-search>
        {rows.length > 0 &&
          FIELDS.map(([field, label]) => (
            <label key={field} htmlFor={`${id}${field}`}>
              {label}
              <select
                id={`${id}${field}`}
                value={choice[field]}
                onChange={({target}) => {
                  keepPlaceOf(target);
                  choose(field, target.value);
                }}
              >
                <option value="">all</option>
                {[...new Set(rows.map((row) => row[field]))].map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ))}
        {rows.length > 0 && (
          <output>
            {matching(rows, choice).length} of {rows.length} rows
          </output>
        )}
        {chosen?.abi && <Abi file={chosen.abi} />}
      </div>
      <div ref={readTable} className={styles.tables}>
        {children}
      </div>
    </>
  );
}
