import {useId, type ReactNode} from 'react';
import type {Pair} from './pairs';

type Props = {pair: Pair; onChange: (pair: Pair) => void};

const TOKENS = ['first', 'second'] as const;
const FIELDS = [
  ['address', 'Address of', '0x…'],
  ['decimals', 'Decimals of', '18'],
] as const;

/** Addresses and decimals of two tokens. */
export default function TokenFields({pair, onChange}: Props): ReactNode {
  const id = useId();
  return TOKENS.flatMap((token) =>
    FIELDS.map(([field, label, placeholder]) => (
      <div key={`${token}${field}`}>
        <label htmlFor={`${id}${token}${field}`}>
          {label} {pair[token].name}
        </label>
        <input
          id={`${id}${token}${field}`}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          value={pair[token][field]}
          onChange={({target}) => {
            onChange({...pair, [token]: {...pair[token], [field]: target.value}});
          }}
        />
      </div>
    )),
  );
}
