import chains from '@generated/home/default/chains.json';
import {useId, useState, type ComponentProps, type ReactNode} from 'react';
import {inBlock} from '../../../components/Block';
import AnswerPlace from './AnswerPlace';
import Tool from './Tool';

const loadAnswer = () => import('./ChainAnswer');

/** A tool that lists the addresses of a chain. */
function ChainTool(tool: Omit<ComponentProps<typeof Tool>, 'children'>): ReactNode {
  const id = useId();
  const [chain, setChain] = useState('');
  return (
    <Tool {...tool}>
      <label htmlFor={id}>Chain (id)</label>
      <select
        id={id}
        value={chain}
        onChange={({target}) => {
          setChain(target.value);
        }}
      >
        <option value="">choose one</option>
        {chains.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <AnswerPlace load={loadAnswer} asked={chain ? {chain} : undefined} />
    </Tool>
  );
}

export default inBlock('The list of addresses', ChainTool);
