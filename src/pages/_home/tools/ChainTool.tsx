import chains from '@generated/home/default/chains.json';
import {useState, type ComponentProps, type ReactNode} from 'react';
import {inBlock} from '../../../components/Block';
import AnswerPlace from './AnswerPlace';
import Choice from './Choice';
import Tool from './Tool';

const loadAnswer = () => import('./ChainAnswer');

const CHAINS: readonly (readonly [string, string])[] = [
  ['', 'choose one'],
  ...chains.map((name) => [name, name] as const),
];

/** A tool that lists the addresses of a chain. */
function ChainTool(tool: Omit<ComponentProps<typeof Tool>, 'children'>): ReactNode {
  const [chain, setChain] = useState('');
  return (
    <Tool {...tool}>
      <Choice label="Chain (id)" value={chain} options={CHAINS} onChange={setChain} />
      <AnswerPlace load={loadAnswer} asked={chain ? {chain} : undefined} />
    </Tool>
  );
}

export default inBlock('The list of addresses', ChainTool);
