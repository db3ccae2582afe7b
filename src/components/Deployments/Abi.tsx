import Link from '@docusaurus/Link';
import {useState, type ReactNode} from 'react';
import {announce} from '../announce/announce';
import {copyOrSelect} from '../CopyButton/copyOrSelect';

type Props = {
  /** Address of the ABI, a JSON file of the site that is called as its contract. */
  file: string;
};

/** Copies the ABI of a contract, which loads with the press, or saves it as a file. */
export default function Abi({file}: Props): ReactNode {
  const contract = file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '');
  const [said, setSaid] = useState<{contract: string; sentence: string}>();

  const copy = async () => {
    const text = await loadText(file);
    const outcome = text === undefined ? 'lost' : await copyOrSelect(text, null);
    const sentence = SENTENCES[outcome === 'selected' ? 'refused' : outcome];
    setSaid({contract, sentence});
    announce(sentence);
  };

  return (
    <p>
      ABI of {contract}:{' '}
      <button type="button" onClick={copy}>
        Copy
      </button>{' '}
      <Link to={`pathname://${file}`} download>
        Download
      </Link>
      {said?.contract === contract && ` ${said.sentence}`}
    </p>
  );
}

const SENTENCES = {
  copied: 'Copied the ABI.',
  refused: 'The browser refused; download it instead.',
  lost: 'The ABI did not load; try again.',
};

/** The text of a file; none where it did not load. */
async function loadText(file: string): Promise<string | undefined> {
  try {
    const answer = await fetch(file);
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
