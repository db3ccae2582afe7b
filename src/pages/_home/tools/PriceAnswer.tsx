import Link from '@docusaurus/Link';
import {useEffect, type ReactNode} from 'react';
import {announce} from '../../../components/announce/announce';
import CopyButton from '../../../components/CopyButton';
import {hashOf} from '../../../components/hashState/hashOf';
import priceConverter from '../../../components/instruments/calculators/priceConverter';
import {hashForm} from '../../../components/instruments/hashForm';
import {initialTexts, type Reading} from '../../../components/instruments/instrument';
import {addressProblem} from './addressProblem';
import {converterTexts} from './orderTokens';

type Conversion = Parameters<typeof converterTexts>[0];
type Props = Omit<Conversion, 'token0'> & {
  /** Nothing where the addresses do not say it. */
  token0: Conversion['token0'] | undefined;
};

const form = hashForm('price-converter', priceConverter);

/** What a pool stores for a price, or the price of what it stores, with the way to all digits. */
export default function PriceAnswer({token0, ...asked}: Props): ReactNode {
  // A price means nothing while it is open which token it is in.
  return token0 ? <Converted {...asked} token0={token0} /> : <AddressQuestion {...asked} />;
}

function AddressQuestion({first, second}: Pick<Props, 'first' | 'second'>): ReactNode {
  const problem = addressProblem(first, second) ?? '';
  useAnnouncement(problem);
  return <p>{problem}</p>;
}

function useAnnouncement(spoken: string): void {
  useEffect(() => {
    announce(spoken);
  }, [spoken]);
}

function Converted(asked: Conversion): ReactNode {
  const texts = {...initialTexts(priceConverter), ...converterTexts(asked)};
  const reading = priceConverter.read(texts);
  const {first, second, token0} = asked;
  const [zero, one] = token0 === 'first' ? [first, second] : [second, first];
  const sentences = sentencesOf(reading, {
    value: 'Value',
    decimals0: `Decimals of ${zero.name}`,
    decimals1: `Decimals of ${one.name}`,
  });
  useAnnouncement(sentences.join(' '));
  if (!('answer' in reading)) return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);

  const names = new Map([
    ['Tick', 'Tick'],
    ['sqrtPriceX96', 'sqrtPriceX96'],
    ['Price of token0', `One ${zero.name}, token0`],
    ['Price of token1', `One ${one.name}, token1`],
  ]);
  return (
    <>
      <dl>
        {reading.answer.results
          .filter(({label}) => names.has(label))
          .map(({label, human, full}) => (
            <div key={label}>
              <dt>{names.get(label)}</dt>
              <dd>
                {label === 'sqrtPriceX96' ? (
                  <code>{full}</code>
                ) : (
                  human.replace(/token([01]) per token[01]/, (_, digit) =>
                    digit === '0' ? zero.name : one.name,
                  )
                )}{' '}
                <CopyButton label="Copy" subject={names.get(label) ?? label} text={full ?? human} />
              </dd>
            </div>
          ))}
      </dl>
      <p>
        <Link to={`/concepts/workbench${hashOf(form, texts)}`}>Open in the workbench</Link>
      </p>
    </>
  );
}

/** What a screen reader reads: the answer in short, or why there is none. */
function sentencesOf(reading: Reading, labels: Readonly<Record<string, string>>): string[] {
  if ('answer' in reading) return [reading.answer.summary];
  if ('refused' in reading) return [`These values do not fit together: ${reading.refused}.`];
  return Object.entries(reading.problems).map(
    ([field, problem]) => `${labels[field] ?? field}: ${problem}`,
  );
}
