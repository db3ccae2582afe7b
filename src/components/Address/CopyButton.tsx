import {useState, type MouseEvent, type ReactNode} from 'react';
import {announce} from './announce';
import styles from './styles.module.css';

type Props = {contract: string; address: string};

/** Puts the whole address on the clipboard; where that is refused, selects it for the reader. */
export default function CopyButton({contract, address}: Props): ReactNode {
  const [state, setState] = useState<'ready' | 'copied'>('ready');

  const copy = async ({currentTarget}: MouseEvent<HTMLButtonElement>) => {
    const shown = currentTarget.previousElementSibling;
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
      announce(`Address of ${contract} copied`);
      setTimeout(() => {
        setState('ready');
      }, 2_000);
    } catch {
      if (shown) getSelection()?.selectAllChildren(shown);
      announce(`Address of ${contract} selected; copy it with the keyboard`);
    }
  };

  return (
    <button
      type="button"
      className={styles.copy}
      data-state={state}
      aria-label={`Copy the address of ${contract}`}
      onClick={copy}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {state === 'copied' ? (
          <path d="M3 8.5 6.5 12 13 4.5" />
        ) : (
          <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
        )}
      </svg>
    </button>
  );
}
