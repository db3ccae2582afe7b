import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import {labelOf} from './fileOrder';

type Props = {
  files: readonly string[];
  shown: string;
  /** Files that the reader changed. */
  changed: readonly string[];
  /** The prefix of the ids of tabs and panels. */
  id: string;
  onShow: (file: string) => void;
};

/** How far a key moves among the tabs. */
const STEPS: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};

/** The files of a program as tabs; arrow keys, Home and End move among them. */
export default function FileTabs({files, shown, changed, id, onShow}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const target = indexAfter(event.key, files.indexOf(shown), files.length);
    const file = target === undefined ? undefined : files[target];
    if (file === undefined || target === undefined) return;
    event.preventDefault();
    onShow(file);
    (list.current?.children[target] as HTMLElement | undefined)?.focus();
  };
  return (
    <div ref={list} className="playground-tabs" role="tablist" aria-label="Files" onKeyDown={move}>
      {files.map((file, index) => (
        <button
          key={file}
          type="button"
          role="tab"
          id={`${id}tab${index}`}
          aria-controls={`${id}panel${index}`}
          aria-selected={file === shown}
          tabIndex={file === shown ? 0 : -1}
          title={file}
          onClick={() => {
            onShow(file);
          }}
        >
          {labelOf(file, files)}
          {changed.includes(file) && <span aria-label=", changed"> •</span>}
        </button>
      ))}
    </div>
  );
}

/** What makes an element the panel of a tab. */
export const panelOf = (id: string, index: number) => ({
  ...{id: `${id}panel${index}`, role: 'tabpanel', 'aria-labelledby': `${id}tab${index}`},
});

function indexAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (index + step + count) % count;
}
