import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {queryNames} from '../facts/subgraph/queryNames';
import type {Entity, Field} from '../facts/subgraph/readEntities';
import {attribute} from './attribute';
import {code, heading, inline, link, paragraph, table, text, type Nodes} from './nodes';

type Options = {
  /** Reads the entities of each version; called for each element, so that a change shows at once. */
  read: () => Readonly<Record<string, readonly Entity[]>>;
};

/** Fills `<Entities of="v2" />` with every entity of that subgraph: its fields, types and units. */
const remarkEntities =
  ({read}: Options): Transformer<Root> =>
  (tree, page) =>
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== 'Entities' || !parent || index === undefined) return undefined;
      const version = attribute(element, 'of') ?? '';
      const schemas = read();
      const entities = Object.hasOwn(schemas, version) ? schemas[version] : undefined;
      if (!entities) {
        return page.fail(
          `There is no schema of a subgraph "${version}". Expected one of: ${Object.keys(schemas).join(', ')}`,
          {place: element.position},
        );
      }
      const nodes = entities.flatMap(entityNodes);
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });

function entityNodes({name, meaning, fields}: Entity): Nodes {
  const {one, many} = queryNames(name);
  return [
    heading(2, entityAnchor(name), [code(name)]),
    paragraph(inline(`${meaning} Ask for \`${one}\` with an \`id\`, or for the list \`${many}\`.`)),
    table(['Field', 'Type', 'Unit', 'Meaning'], fields.map(cellsOf)),
  ];
}

const cellsOf = (field: Field) => [
  [code(field.name)],
  [
    field.isReference
      ? link(`#${entityAnchor(field.typeName)}`, [code(field.type)])
      : code(field.type),
  ],
  [text(field.unit ?? '–')],
  inline(field.meaning),
];

const entityAnchor = (entity: string): string => entity.toLowerCase();

export default remarkEntities;
