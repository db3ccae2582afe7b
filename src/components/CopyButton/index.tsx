import {useState, type MouseEvent, type ReactNode} from 'react';
import {announce} from '../announce/announce';
import {copyOrSelect, type Outcome} from './copyOrSelect';
import Icon from './Icon';
import styles from './styles.module.css';

type Props = {
  text: string;
  /** What the button says. */
  label: string;
  /** What it copies, where that needs saying beside other such buttons. */
  subject?: string;
  /** An icon stands for the label and, while it changes, for the outcome. */
  isIcon?: boolean;
};

/** Copies a text and reports the outcome, aloud too. */
export default function CopyButton({text, label, subject, isIcon = false}: Props): ReactNode {
  const [last, setLast] = useState<{text: string; outcome: Outcome}>();
  const outcome = last?.text === text ? last.outcome : undefined;

  const copy = async ({currentTarget}: MouseEvent<HTMLButtonElement>) => {
    const result = await copyOrSelect(text, currentTarget.previousElementSibling);
    setLast({text, outcome: result});
    announce(sentence(result, subject));
    if (isIcon) {
      setTimeout(() => {
        setLast(undefined);
      }, 2_000);
    }
  };

  return (
    <>
      <button
        type="button"
        className={isIcon ? styles.icon : undefined}
        data-outcome={outcome}
        aria-label={subject && `${label} ${subject}`}
        onClick={copy}
      >
        {isIcon ? <Icon isDone={outcome === 'copied'} /> : label}
      </button>
      {!isIcon && outcome && ` ${sentence(outcome)}`}
    </>
  );
}

function sentence(outcome: Outcome, subject?: string): string {
  const object = subject ? ` ${subject}` : '';
  if (outcome === 'copied') return `Copied${object}.`;
  if (outcome === 'selected') return `Selected${object}; copy it with the keyboard.`;
  return 'The browser refused; select the text to copy it.';
}
