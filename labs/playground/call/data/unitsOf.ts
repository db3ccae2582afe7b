import type {AbiParameter} from 'viem';
import {structNoteOf} from '../../../../pages/reference/contractMembers';
import type {ContractNotes} from '../../../../pages/reference/contractNotes';
import type {ValueNote} from '../../../../pages/reference/noteParts';
import type {NotedPages} from '../../../../pages/reference/readNotes';
import {isNumeric, unitOf} from '../../../../pages/reference/units';
import type {Texts} from '../values/argumentsOf';

type Noted = {
  /** Of the values themselves, by name or by place. */
  values: Readonly<Record<string, ValueNote>> | undefined;
  notes: ContractNotes;
  pages: NotedPages;
};

/** The units of values by the path of their fields, as the page shows them, without the code of Markdown. */
export const unitsOf = (parameters: readonly AbiParameter[], noted: Noted): Texts =>
  Object.fromEntries(unitEntries(parameters, '', noted));

const unitEntries = (
  parameters: readonly AbiParameter[],
  within: string,
  {values = {}, notes, pages}: Noted,
): (readonly [string, string])[] =>
  parameters.flatMap((parameter, index) => {
    const {name = '', type} = parameter;
    const path = `${within}${index}`;
    if ('components' in parameter && type === 'tuple') {
      const struct = (parameter.internalType ?? '').replace(/^struct /, '');
      const fields = structNoteOf(struct, notes, pages)?.fields;
      return unitEntries(parameter.components, `${path}.`, {values: fields, notes, pages});
    }
    const unit =
      (values[name] ?? values[String(index)])?.unit ?? (isNumeric(type) ? unitOf(name) : undefined);
    return unit ? [[path, unit.replaceAll('`', '')] as const] : [];
  });
