import type {ReactNode} from 'react';
import CopyButton from '../../../../src/components/CopyButton';
import {castLine} from '../outside/castLine';
import type {OutsideCall} from '../outside/outsideCall';
import {viemCode} from '../outside/viemCode';

/** The same call outside of the page, as a line of cast and as a program with viem. */
export default function Outside(call: OutsideCall): ReactNode {
  const forms = [
    ['cast', castLine(call)],
    ['viem', viemCode(call)],
  ] as const;
  return (
    <details>
      <summary>The same with cast or viem</summary>
      {forms.map(([tool, code]) => (
        <div key={tool} className="call-code">
          <pre tabIndex={0} aria-label={`The call with ${tool}`}>
            {code}
          </pre>
          <CopyButton label="Copy" subject={`the call with ${tool}`} text={code} />
        </div>
      ))}
    </details>
  );
}
