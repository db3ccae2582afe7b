import type {
  ContractDefinition,
  ErrorDefinition,
  FunctionDefinition,
  ModifierDefinition,
  SourceUnit,
  VariableDeclaration,
} from 'solidity-ast';
import type {TypedSource} from './typedTrees';

/** Code that has a body, or a public variable that gets a function. */
export type Code = FunctionDefinition | ModifierDefinition | VariableDeclaration;

/** A node of a tree, as far as all of them are alike. */
export type TreeNode = {nodeType: string; src: string; id: number};

/** Where code is declared. */
export type Home = {file: string; contract?: ContractDefinition};

/** The declarations of many trees by their ids, which are those of one compilation. */
export class TreeIndex {
  readonly contracts: {file: string; node: ContractDefinition}[] = [];
  private readonly declarations = new Map<number, TreeNode>();
  private readonly homes = new Map<number, Home>();
  private readonly texts: Map<string, Buffer>;

  constructor(sources: Readonly<Record<string, TypedSource>>) {
    this.texts = new Map(
      Object.entries(sources).map(([file, {text}]) => [file, Buffer.from(text)]),
    );
    for (const [file, {tree}] of Object.entries(sources)) this.addSource(file, tree);
  }

  /** The declaration of an id, where it is in these trees. */
  declaration(id: number | undefined | null): TreeNode | undefined {
    return this.declarations.get(id ?? -1);
  }

  /** The error of a selector, as `d4d8f3e6`. */
  error(selector: string): ErrorDefinition | undefined {
    return [...this.declarations.values()].find(
      (node): node is TreeNode & ErrorDefinition =>
        (node as Partial<ErrorDefinition>).errorSelector === selector,
    );
  }

  contract(id: number): ContractDefinition | undefined {
    const node = this.declaration(id);
    return node?.nodeType === 'ContractDefinition' ? (node as ContractDefinition) : undefined;
  }

  home(code: TreeNode): Home {
    return this.homes.get(code.id) ?? {file: ''};
  }

  /** The line that a node begins on. */
  line(file: string, {src}: {src: string}): number {
    const text = this.texts.get(file);
    const start = Number(src.split(':')[0]);
    if (!text || text.length === 0) return 0;
    return text.subarray(0, start).filter((byte) => byte === 10).length + 1;
  }

  private addSource(file: string, tree: SourceUnit): void {
    for (const node of tree.nodes) {
      this.declarations.set(node.id, node);
      this.homes.set(node.id, {file});
      if (node.nodeType !== 'ContractDefinition') continue;
      this.contracts.push({file, node});
      for (const member of node.nodes) {
        this.declarations.set(member.id, member);
        this.homes.set(member.id, {file, contract: node});
      }
    }
  }
}

/** Every node under a node, itself first; `visit` returns false to leave out what is under it. */
export function walk(node: unknown, visit: (node: TreeNode) => boolean | undefined): void {
  if (Array.isArray(node)) {
    node.forEach((one) => {
      walk(one, visit);
    });
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const isNode = 'nodeType' in node && 'src' in node;
  if (isNode && visit(node as TreeNode) === false) return;
  Object.values(node).forEach((value) => {
    walk(value, visit);
  });
}
