import type {ReactNode} from 'react';
import {badgeOf} from '../../engine/weightOf';

type Props = {
  /** Address of a result. */
  url: string;
};

/** The section of the site, and the version of the protocol, that a result belongs to. */
export default function SearchBadge({url}: Props): ReactNode {
  return <span className="Search-Badge">{badgeOf(url)}</span>;
}
