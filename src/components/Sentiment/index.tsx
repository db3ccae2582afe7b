import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useSyncExternalStore, type ReactNode} from 'react';
import {inBlock} from '../Block';
import {track} from '../../analytics/analytics';
import {announce} from '../announce/announce';
import {answerOf, onAnswer, remember, type SentimentAnswer} from './answers';
import {issueForm} from './issueForm';
import styles from './styles.module.css';

type Props = {
  /** Version of the protocol that the page is about. */
  version: string;
};

const CHOICES: readonly {answer: SentimentAnswer; label: string}[] = [
  {answer: 'positive', label: 'Yes'},
  {answer: 'neutral', label: 'Partly'},
  {answer: 'negative', label: 'No'},
];

/**
 * Asks whether the page helped. It comes with the scripts, which it needs, into a margin that is
 * kept for it.
 */
function Sentiment(props: Props): ReactNode {
  return useIsBrowser() && <Question {...props} />;
}

export default inBlock('The question whether this page helped', Sentiment);

function Question({version}: Props): ReactNode {
  const {pathname: path} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const current = useSyncExternalStore(onAnswer, () => answerOf(path));

  const submit = ({answer, label}: (typeof CHOICES)[number]): void => {
    if (answer === current) return;
    remember(path, answer);
    track('sentiment submitted', {sentiment: answer, section: 'bottom', element: label});
    announce('Thank you. You can say more.');
  };

  return (
    <div className={styles.question}>
      <span className={styles.words}>
        {current ? (
          <>
            Thank you.{' '}
            <Link
              href={issueForm({
                repository: String(siteConfig.customFields?.repository),
                path,
                version,
              })}
            >
              Say more
            </Link>
          </>
        ) : (
          'Did this page help?'
        )}
      </span>
      {CHOICES.map((choice) => (
        <button
          key={choice.answer}
          type="button"
          aria-label={`${choice.label}, this page ${HELPED[choice.answer]}`}
          aria-pressed={current === choice.answer}
          onClick={() => {
            submit(choice);
          }}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

const HELPED: Record<SentimentAnswer, string> = {
  positive: 'helped',
  neutral: 'helped in part',
  negative: 'did not help',
};
