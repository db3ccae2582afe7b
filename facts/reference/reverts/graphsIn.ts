import {typesIn} from '../solidity/declaredTypes';
import {graphOf, typeGraphOf} from './graphOf';
import type {RevertGraph} from './model';
import {TreeIndex} from './treeIndex';
import type {TypedSource} from './typedTrees';

/** The graph of each contract, library and type of sources, with its file and name; of the files that count, where not all do. */
export function graphsIn(
  sources: Readonly<Record<string, TypedSource>>,
  {isChecked, counts = () => true}: {isChecked: boolean; counts?: (file: string) => boolean},
): {file: string; name: string; graph: RevertGraph}[] {
  const index = new TreeIndex(sources);
  const options = {index, isChecked};
  const types = Object.entries(sources)
    .filter(([file]) => counts(file))
    .flatMap(([file, {tree}]) =>
      typesIn(tree).map((type) => ({
        file,
        name: type.node.name,
        graph: typeGraphOf(type, options),
      })),
    );
  const contracts = index.contracts
    .filter(({file, node}) => counts(file) && node.contractKind !== 'interface')
    .map(({file, node}) => ({file, name: node.name, graph: graphOf(node, options)}));
  return [...types, ...contracts];
}
