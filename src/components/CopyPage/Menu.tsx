import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useRef, useState, type ReactNode} from 'react';
import {announce} from '../announce/announce';
import {issueForm} from '../Sentiment/issueForm';
import {assistants} from './assistants';
import {focusButton, useDismissal} from './useDismissal';
import {useMarkdown} from './useMarkdown';

type Props = {
  id: string;
  /** Version of the protocol that the page is about. */
  version: string;
  close: () => void;
};

/** What a reader may do with the page: copy or view its Markdown, open it in an assistant, file an issue about it. */
export default function Menu({id, version, close}: Props): ReactNode {
  const {pathname: path} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const list = useRef<HTMLUListElement>(null);
  const readMarkdown = useMarkdown(path);
  const [manualCopy, setManualCopy] = useState<string>();
  useDismissal(list, close);

  const copy = async () => {
    const text = await readMarkdown();
    if (text === undefined) {
      announce('The Markdown of this page did not load');
      return;
    }
    try {
      await navigator.clipboard.writeText(text);
      announce('Page copied as Markdown');
      focusButton(list.current);
      close();
    } catch {
      setManualCopy(text);
      announce('The Markdown is selected; copy it with the keyboard');
    }
  };

  return (
    <ul id={id} ref={list} className="dropdown__menu">
      <li>
        <button type="button" className="clean-btn dropdown__link" onClick={copy}>
          Copy as Markdown
        </button>
        {manualCopy !== undefined && (
          <textarea
            ref={select}
            readOnly
            rows={6}
            aria-label="This page as Markdown"
            defaultValue={manualCopy}
          />
        )}
      </li>
      <li>
        <Link className="dropdown__link" to={`pathname://${path}.md`}>
          View as Markdown
        </Link>
      </li>
      {assistants(`${siteConfig.url}${path}.md`).map(({name, address}) => (
        <li key={name}>
          <Link className="dropdown__link" href={address}>
            Open in {name}
          </Link>
        </li>
      ))}
      <li>
        <Link
          className="dropdown__link"
          href={issueForm({
            repository: String(siteConfig.customFields?.repository),
            path,
            version,
          })}
        >
          Open an issue about this page
        </Link>
      </li>
    </ul>
  );
}

const select = (element: HTMLTextAreaElement | null): void => {
  element?.focus();
  element?.select();
};
