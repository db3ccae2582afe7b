import Line from '@theme-original/CodeBlock/Line';
import type {Props} from '@theme/CodeBlock/Line';
import type {LineInputProps} from 'prism-react-renderer';
import type {ReactNode} from 'react';
import {joinUncoloured} from './joinUncoloured';

/**
 * A line of code with an element for each word that has a colour of its own, and for no other; it
 * takes its own colour from its block.
 */
export default function LeanLine({getLineProps, line, ...props}: Props): ReactNode {
  return (
    <Line
      {...props}
      line={joinUncoloured(line)}
      getLineProps={(input: LineInputProps) => ({...getLineProps(input), style: undefined})}
    />
  );
}
