import Token from '@theme-original/CodeBlock/Line/Token';
import type {Props} from '@theme/CodeBlock/Line/Token';
import type {ReactNode} from 'react';

/** A word of code in its colour; one that has none is text, without an element of its own. */
export default function LeanToken(props: Props): ReactNode {
  return props.className === 'token plain' ? props.children : <Token {...props} />;
}
