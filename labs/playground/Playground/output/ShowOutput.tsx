import type {ReactNode} from 'react';
import {reveal} from '../reveal';

/** Leads to what a run of a program printed, also where it is folded. */
export default function ShowOutput({
  program,
  children,
}: {
  program: string;
  children: string;
}): ReactNode {
  return (
    <button
      type="button"
      className="playground-place"
      onClick={() => {
        showOutput(program);
      }}
    >
      {children}
    </button>
  );
}

function showOutput(program: string): void {
  const outputs = [...document.querySelectorAll<HTMLElement>('[data-prints]')];
  const output = outputs.find(({dataset}) => dataset.prints === program);
  if (!output) return;
  reveal(output);
  // The scripts show what they unfold in the next frame.
  requestAnimationFrame(() => {
    output.scrollIntoView({block: 'center'});
    output.focus({preventScroll: true});
  });
}
