import {useId, useState, type ComponentProps, type ComponentType, type ReactNode} from 'react';
import {selectForPaste} from '../../../../labs/calldata/CalldataExplainer/selectForPaste';
import {inBlock} from '../../../components/Block';
import AnswerPlace from './AnswerPlace';
import Tool from './Tool';
import {useEarlyValue} from './useEarlyValue';

type Props = Omit<ComponentProps<typeof Tool>, 'children'> & {
  label: string;
  placeholder: string;
  /** A text to try. */
  example: string;
  /** Loads what answers a text. */
  load: () => Promise<{default: ComponentType<{text: string}>}>;
};

/** Gives the window to a field and the answer below it, once the browser has moved to the end of a pasted text. */
const giveWindow = (field: Element): void => {
  requestAnimationFrame(() => {
    field.scrollIntoView({behavior: 'instant'});
  });
};

/** A tool that reads what is pasted. */
function PasteTool({label, placeholder, example, load, ...tool}: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const field = useEarlyValue<HTMLTextAreaElement>(text, (early, element) => {
    setText(early);
    // A browser fills fields again with a reload, where nobody has pasted.
    if (document.activeElement === element) giveWindow(element);
  });

  return (
    <Tool {...tool}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        value={text}
        placeholder={placeholder}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({target}) => {
          setText(target.value);
        }}
        onPaste={(event) => {
          selectForPaste(event);
          giveWindow(event.currentTarget);
        }}
      />
      <p className="home-buttons">
        <button
          type="button"
          onClick={() => {
            setText(example);
            if (field.current) giveWindow(field.current);
          }}
        >
          Try an example
        </button>
        <button
          type="button"
          onClick={() => {
            setText('');
            field.current?.focus();
          }}
        >
          Clear
        </button>
      </p>
      <AnswerPlace load={load} asked={text.trim() ? {text} : undefined} isSpoken />
    </Tool>
  );
}

export default inBlock('The tool', PasteTool);
