import type {CommandSet} from '../facts/reference/commands/commandSet';
import type {CommandNote} from '../pages/commands/commandNote';

/** A router with one command that takes a struct, and one that hands its input on. */
export const routerCommands: CommandSet = {
  mask: 0x7f,
  flag: 0x80,
  commands: [
    {
      name: 'PAY_BACK',
      byte: 0x05,
      reports: false,
      inputs: [
        {name: 'recipient', type: 'address'},
        {name: 'debt', type: 'Debt'},
      ],
    },
    {name: 'CALL_ON', byte: 0x11, reports: true, inputs: []},
  ],
  structs: {Debt: [{name: 'owed', type: 'uint256'}]},
};

/** Notes in which nothing is wrong, or with another of the first command. */
export const routerNotes = (payBack: Partial<CommandNote> = {}): Record<string, CommandNote> => ({
  PAY_BACK: {
    ...empty,
    does: 'Pays a debt.',
    inputs: {recipient: {is: 'Who.'}, 'debt.owed': {is: 'How much.', unit: 'wei'}},
    reverts: [{error: 'TooPoor()', when: 'The router holds less.'}],
    ...payBack,
  },
  CALL_ON: {...empty, does: 'Calls on.', calldata: 'The calldata of `mint`.', notRun: 'It cannot.'},
});

const empty = {takes: [], structs: {}, inputs: {}, reverts: [], effects: [], see: []};
