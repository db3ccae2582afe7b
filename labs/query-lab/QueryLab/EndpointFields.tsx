import Link from '@docusaurus/Link';
import {useId, type ReactNode} from 'react';
import {GATEWAY_ADDRESS} from './endpoint/gateway';

/** What a reader asks in place of the recorded rows; kept in memory only. */
export type OwnEndpoint = {address: string; secret: string};

type Props = OwnEndpoint & {onChange: (next: OwnEndpoint) => void};

/** The fields of a reader's own endpoint and key. */
export default function Source({address, secret, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <details className="query-lab-source">
      <summary>Ask your own endpoint</summary>
      <label htmlFor={`${id}address`}>Address; leave it empty to ask the recorded data</label>
      <input
        id={`${id}address`}
        type="url"
        value={address}
        placeholder={GATEWAY_ADDRESS}
        autoComplete="off"
        spellCheck={false}
        onChange={({target}) => {
          onChange({address: target.value, secret});
        }}
      />
      <label htmlFor={`${id}key`}>Key</label>
      <input
        id={`${id}key`}
        type="password"
        value={secret}
        autoComplete="off"
        aria-describedby={`${id}hint`}
        onChange={({target}) => {
          onChange({address, secret: target.value});
        }}
      />
      <p id={`${id}hint`} className="form-hint">
        The key replaces <code>&lt;API_KEY&gt;</code> in the address; if the address has no such
        place, the key is sent as <code>Authorization: Bearer</code>. Your browser sends both to
        that address alone, stores them nowhere, and forgets them with this page.{' '}
        <Link to="/api/subgraph/overview#endpoints">Addresses of the subgraphs</Link>
      </p>
    </details>
  );
}
