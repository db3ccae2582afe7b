import type {Entity, Field} from './readEntities';

/** Entities with the meanings and units that others have under the same names, where they lack them. */
export function describeAs(described: readonly Entity[], entities: readonly Entity[]): Entity[] {
  return entities.map((entity) => {
    const model = described.find(({name}) => name === entity.name);
    return {
      ...entity,
      meaning: entity.meaning || (model?.meaning ?? ''),
      fields: entity.fields.map((field) =>
        describeField(
          field,
          model?.fields.find(({name}) => name === field.name),
        ),
      ),
    };
  });
}

function describeField(field: Field, model: Field | undefined): Field {
  const unit = field.unit ?? model?.unit;
  return {...field, meaning: field.meaning || (model?.meaning ?? ''), ...(unit && {unit})};
}
