import type {AbiFunction} from 'viem';
import type {ReactNode} from 'react';
import InputField from '../../../../src/components/instruments/InputField';
import type {Names} from '../values/names';
import type {TransactionTexts} from './readTransaction';

type Props = {
  id: string;
  abi: AbiFunction;
  texts: TransactionTexts;
  /** What would do instead of the ETH. */
  problem?: string;
  names: Names;
  onChange: (texts: TransactionTexts) => void;
};

/** The account that calls, and the ETH that a payable function takes. */
export default function TransactionFields({
  id,
  abi,
  texts,
  problem,
  names,
  onChange,
}: Props): ReactNode {
  return (
    <>
      {abi.stateMutability === 'payable' && (
        <InputField
          id={`${id}ether`}
          label="Value"
          unit="ETH sent with the call"
          control={{kind: 'words'}}
          text={texts.ether}
          {...(problem && {problem})}
          onChange={(ether) => {
            onChange({...texts, ether});
          }}
        />
      )}
      <InputField
        id={`${id}sender`}
        label="Sender"
        unit="holds 10,000 ETH and each token"
        control={{kind: 'choice', options: names.accounts.map(({name}) => [name, name])}}
        text={texts.sender}
        onChange={(sender) => {
          onChange({...texts, sender});
        }}
      />
    </>
  );
}
