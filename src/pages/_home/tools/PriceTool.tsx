import {useId, useState, type ComponentProps, type ReactNode} from 'react';
import {inBlock} from '../../../components/Block';
import AnswerPlace from './AnswerPlace';
import Choice from './Choice';
import type {From, Named} from './orderTokens';
import {lowerOf} from './orderTokens';
import {firstPair, OTHERS, PAIRS, pairOn, type Pair} from './pairs';
import TokenFields from './TokenFields';
import Tool from './Tool';

const loadAnswer = () => import('./PriceAnswer');

const FORMS: readonly (readonly [From, string])[] = [
  ['price', 'a price'],
  ['tick', 'a tick'],
  ['sqrt', 'a sqrtPriceX96'],
];

/** A tool that converts a price, and asks which token is token0. */
function PriceTool(tool: Omit<ComponentProps<typeof Tool>, 'children'>): ReactNode {
  const id = useId();
  const [from, setFrom] = useState<From>('price');
  const [value, setValue] = useState('2500');
  const [chain, setChain] = useState(firstPair);
  const [others, setOthers] = useState<Pair>(() => pairOn(OTHERS));
  const [named, setNamed] = useState<Named>('first');
  const [isAsked, setAsked] = useState(false);
  const isOthers = chain === OTHERS;
  const pair = isOthers ? others : pairOn(chain);
  const lower = lowerOf(pair.first, pair.second);
  const token0 = lower ?? named;
  /** Does what a field asks for, and answers from then on. */
  const ask = (change: () => void) => {
    change();
    setAsked(true);
  };

  return (
    <Tool {...tool}>
      <Choice
        label="Convert"
        value={from}
        options={FORMS}
        onChange={(next) => {
          ask(() => {
            setFrom(next);
          });
        }}
      />
      <label htmlFor={`${id}value`}>
        {from === 'price' ? `${pair.second.name} for one ${pair.first.name}` : 'Value'}
      </label>
      <input
        id={`${id}value`}
        type="text"
        inputMode={from === 'tick' ? 'text' : 'decimal'}
        autoComplete="off"
        value={value}
        onChange={({target}) => {
          ask(() => {
            setValue(target.value);
          });
        }}
      />
      <Choice
        label="Tokens"
        value={chain}
        options={PAIRS}
        onChange={(next) => {
          ask(() => {
            setChain(next);
          });
        }}
      />
      {isOthers && (
        <TokenFields
          pair={others}
          onChange={(next) => {
            ask(() => {
              setOthers(next);
            });
          }}
        />
      )}
      {lower ? (
        <p>
          <b>Which is token0?</b> The lower address: {pair[lower].name},{' '}
          <code>{pair[lower].address.slice(0, 6)}…</code>
        </p>
      ) : (
        <Choice
          label="Which is token0? The one with the lower address"
          value={named}
          options={[
            ['first', pair.first.name],
            ['second', pair.second.name],
          ]}
          onChange={(next) => {
            ask(() => {
              setNamed(next);
            });
          }}
        />
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
      <AnswerPlace load={loadAnswer} asked={isAsked ? {from, value, ...pair, token0} : undefined} />
    </Tool>
  );
}

export default inBlock('The price converter', PriceTool);
