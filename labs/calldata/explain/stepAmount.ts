import type {Dialect} from './addresses';
import {
  amountText,
  CONTRACT_BALANCE,
  MORE_THAN_ANY_SUPPLY,
  symbolOf,
  unitOfAmount,
} from './amounts';
import type {Context} from './catalogue';
import {deltaText} from './deltaText';
import type {Facts} from './factsOf';

/** The step that an amount is of. */
type AmountScope = {
  name: string;
  facts: Facts;
  dialect: Dialect;
  context: Context;
  isAction?: boolean;
};

/** An amount of a step in words, with what the contract takes its largest values for. */
export function stepAmount(
  name: string,
  {value, scope}: {value: bigint; scope: AmountScope},
): string {
  const {catalogue} = scope.context;
  const unit = unitOfAmount(name, scope);
  const of = unit ? ` of ${symbolOf(unit, catalogue)}` : '';
  if (scope.dialect === 'flags' && value === CONTRACT_BALANCE) return `the whole balance${of}`;
  if (scope.isAction) return deltaText(name, value, scope);
  if (isTransfer(scope) && value >= MORE_THAN_ANY_SUPPLY) {
    return `more than any token has (${value})${of}`;
  }
  return amountText(value, unit, catalogue);
}

/** A transfer of a token moves what it says; only an allowance may be without a limit. */
const isTransfer = ({name, facts}: AmountScope): boolean =>
  /^transfer(From)?$/.test(name) && facts.has('value');
