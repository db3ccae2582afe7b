import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

type Props = {
  title: string;
  /** The page that answers without scripts, and more. */
  to: string;
  about: string;
  children: ReactNode;
};

/** A tool of the home page: a link to its page and, with scripts, what answers in place. */
export default function Tool({title, to, about, children}: Props): ReactNode {
  return (
    <li className="home-tool">
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p>{about}</p>
      <div className="home-work">{children}</div>
    </li>
  );
}
