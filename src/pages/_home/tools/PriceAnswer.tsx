import Link from '@docusaurus/Link';
import {useEffect, type ReactNode} from 'react';
import {announce} from '../../../components/announce/announce';
import CopyButton from '../../../components/CopyButton';
import {hashOf} from '../../../components/hashState/hashOf';
import priceConverter from '../../../components/instruments/calculators/priceConverter';
import {hashForm} from '../../../components/instruments/hashForm';
import {initialTexts} from '../../../components/instruments/instrument';
import {converterTexts} from './orderTokens';

type Props = Parameters<typeof converterTexts>[0];

const form = hashForm('price-converter', priceConverter);

/** What a pool stores for a price, or the price of what it stores, with the way to all digits. */
export default function PriceAnswer(asked: Props): ReactNode {
  const texts = {...initialTexts(priceConverter), ...converterTexts(asked)};
  const reading = priceConverter.read(texts);
  const {first, second, token0} = asked;
  const [zero, one] = token0 === 'first' ? [first, second] : [second, first];
  const fields: Readonly<Record<string, string>> = {
    value: 'Value',
    decimals0: `Decimals of ${zero.name}`,
    decimals1: `Decimals of ${one.name}`,
  };
  const problems =
    'problems' in reading
      ? Object.entries(reading.problems).map(
          ([field, problem]) => `${fields[field] ?? field}: ${problem}`,
        )
      : [];
  const sentence = 'answer' in reading ? reading.answer.summary : problems.join(' ');
  useEffect(() => {
    announce(sentence);
  }, [sentence]);
  if ('problems' in reading) return problems.map((problem) => <p key={problem}>{problem}</p>);
  if ('refused' in reading) return <p>These values do not fit together: {reading.refused}.</p>;

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
