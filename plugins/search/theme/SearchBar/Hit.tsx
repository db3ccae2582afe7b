import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import type {ComponentProps, MouseEvent, ReactElement} from 'react';
import Badge from '../SearchBadge';
import type {ModalHit} from '../../docsearch/answerModal';

type Props = ComponentProps<NonNullable<DocSearchModalProps['hitComponent']>> & {
  /** Asks another query in place of the one that found nothing. */
  onAsk: (query: string) => void;
};

/**
 * A result. The row is what a screen reader and the arrow keys choose; under its text lies a link,
 * so that a pointer has all that links have, and buttons in the row stand in no link.
 */
export default function Hit({hit, children, onAsk}: Props): ReactElement {
  const {asks} = hit as Partial<ModalHit>;
  const ask = (event: MouseEvent): void => {
    if (asks === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // DocSearch would close the modal.
    event.stopPropagation();
    onAsk(asks);
  };
  return (
    <>
      <Link to={hit.url} tabIndex={-1} aria-hidden="true" onClick={ask} />
      {children}
      {asks === undefined && <Badge url={hit.url} />}
    </>
  );
}
