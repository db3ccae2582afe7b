import {useId, useState, type ComponentProps, type ReactNode} from 'react';
import {inBlock} from '../../../components/Block';
import AnswerPlace from './AnswerPlace';
import Choice from './Choice';
import {lowerOf, type From} from './orderTokens';
import {firstPair, OTHERS, PAIRS, pairOn, type Pair} from './pairs';
import TokenFields from './TokenFields';
import Tool from './Tool';
import {useEarlyValue} from './useEarlyValue';

const loadAnswer = () => import('./PriceAnswer');

const FORMS: readonly (readonly [From, string])[] = [
  ['price', 'a price'],
  ['tick', 'a tick'],
  ['sqrt', 'a sqrtPriceX96'],
];

/** What a reader asks: a conversion, between tokens of a chain or two others. */
type Question = {from: From; value: string; chain: string; others: Pair};

const FIRST: Question = {
  from: 'price',
  value: '2500',
  chain: firstPair,
  others: pairOn(OTHERS),
};

/** A tool that converts a price, by which of two addresses is the lower. */
function PriceTool(tool: Omit<ComponentProps<typeof Tool>, 'children'>): ReactNode {
  const id = useId();
  const [{from, value, chain, others}, setQuestion] = useState(FIRST);
  const [isAsked, setAsked] = useState(false);
  const change = (part: Partial<Question>) => {
    setQuestion((now) => ({...now, ...part}));
    setAsked(true);
  };
  const field = useEarlyValue<HTMLInputElement>(value, (text) => {
    change({value: text});
  });
  const pair = chain === OTHERS ? others : pairOn(chain);
  const lower = lowerOf(pair.first, pair.second);

  return (
    <Tool {...tool}>
      <Choice
        label="Convert"
        value={from}
        options={FORMS}
        onChange={(next) => {
          change({from: next});
        }}
      />
      <label htmlFor={id}>
        {from === 'price' ? `${pair.second.name} for one ${pair.first.name}` : 'Value'}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode={from === 'tick' ? 'text' : 'decimal'}
        autoComplete="off"
        value={value}
        onChange={({target}) => {
          change({value: target.value});
        }}
      />
      <Choice
        label="Tokens"
        value={chain}
        options={PAIRS}
        onChange={(next) => {
          change({chain: next});
        }}
      />
      {chain === OTHERS && (
        <TokenFields
          pair={others}
          onChange={(next) => {
            change({others: next});
          }}
        />
      )}
      {lower && (
        <p>
          <b>Which is token0?</b> The lower address: {pair[lower].name},{' '}
          <code>{pair[lower].address.trim().slice(0, 6)}…</code>
        </p>
      )}
      <p className="home-buttons">
        <button
          type="button"
          onClick={() => {
            setAsked(true);
          }}
        >
          Convert
        </button>
      </p>
      <AnswerPlace
        load={loadAnswer}
        asked={isAsked ? {from, value, ...pair, token0: lower} : undefined}
      />
    </Tool>
  );
}

export default inBlock('The price converter', PriceTool);
