import type {JSONOutput as TypeDoc} from 'typedoc';
import type {Value} from '../model';
import {extractMembers} from './extractMembers';
import type {Source} from './source';
import {writeType} from './writeType';

/** A type as written, with the members of every object type that stands in it. */
export function extractValue(type: TypeDoc.SomeType | undefined, source: Source): Value {
  return {
    type: writeType(type),
    fields: objectsIn(type).flatMap((declaration) => extractMembers(declaration, source)),
  };
}

function objectsIn(type: TypeDoc.SomeType | undefined): TypeDoc.DeclarationReflection[] {
  switch (type?.type) {
    case 'reflection':
      return [type.declaration];
    case 'array':
    case 'optional':
    case 'rest':
      return objectsIn(type.elementType);
    case 'intersection':
    case 'union':
      return type.types.flatMap(objectsIn);
    case 'namedTupleMember':
      return objectsIn(type.element);
    case 'reference':
      return (type.typeArguments ?? []).flatMap(objectsIn);
    case 'tuple':
      return (type.elements ?? []).flatMap(objectsIn);
    case 'typeOperator':
      return objectsIn(type.target);
    default:
      return [];
  }
}
