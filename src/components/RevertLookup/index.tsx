import useIsBrowser from '@docusaurus/useIsBrowser';
import {useId, useState, type ReactNode} from 'react';
import type {RevertEntry} from '../../failure/findEntries';
import {readFailure} from '../../failure/readFailure';
import {inBlock} from '../Block';
import Answer from './Answer';
import styles from './styles.module.css';

type Props = {
  /** Every entry that it can lead to, put in at build by `pages/remarkReverts`. */
  entries: readonly RevertEntry[];
};

/** Leads from the output of a failed call, a string, raw data or a whole message, to its explanation. */
function RevertLookup({entries}: Props): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const [text, setText] = useState('');

  return (
    <div className={styles.lookup}>
      <label htmlFor={id}>Revert string, 4-byte selector or raw revert data</label>
      <textarea
        id={id}
        rows={2}
        value={text}
        disabled={!isBrowser}
        placeholder="Too little received, or 0x08c379a0…"
        aria-describedby={`${id}hint`}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({target}) => {
          setText(target.value);
        }}
      />
      <p id={`${id}hint`} className={styles.hint}>
        You can also paste the whole message of a library, node, wallet or explorer. It is read in
        your browser and sent nowhere. Every entry is also in the lists below.
      </p>
      <noscript>
        <p className={styles.hint}>The look-up needs JavaScript; the lists do not.</p>
      </noscript>
      <div className={styles.answer} aria-live="polite">
        {text.trim() && <Answer failure={readFailure(text)} entries={entries} />}
      </div>
    </div>
  );
}

export default inBlock('The look-up of reverts', RevertLookup);
