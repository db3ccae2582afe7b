import type {Contract, Member} from '../facts/reference/model';
import type {ContractNotes} from '../pages/reference/contractNotes';
import type {NotedPages} from '../pages/reference/readNotes';

/** A function that changes state, and its values where a test is about them. */
export const burn: Member = {
  kind: 'function',
  name: 'burn',
  declaration: 'function burn(uint128 amount) external returns (uint256)',
  signature: 'burn(uint128)',
  selector: '0x00000001',
  visibility: 'external',
  mutability: 'nonpayable',
  parameters: [{name: 'amount', type: 'uint128'}],
  returns: [{name: '', type: 'uint256'}],
};

/** An event with an indexed value. */
export const burned: Member = {
  kind: 'event',
  name: 'Burned',
  declaration: 'event Burned(address indexed owner)',
  signature: 'Burned(address)',
  selector: `0x${'ab'.repeat(32)}`,
  visibility: 'external',
  parameters: [{name: 'owner', type: 'address', isIndexed: true}],
  returns: [],
};

/** A contract of these members, or with other facts. */
export const contractOf = (facts: Partial<Contract> = {}): Contract => ({
  key: '@uniswap/v3-core/Pool',
  name: 'Pool',
  package: '@uniswap/v3-core',
  version: '1.0.1',
  kind: 'contract',
  files: ['artifacts/Pool.json'],
  bases: [],
  members: [burn, burned],
  structs: [],
  constants: [],
  ...facts,
});

/** Notes in which nothing is wrong, or with other parts. */
export const notesOf = (parts: Partial<ContractNotes> = {}): ContractNotes => ({
  contract: '@uniswap/v3-core/Pool',
  source: 'https://github.com/Uniswap/v3-core/blob/main/Pool.sol',
  functions: {
    burn: {
      does: 'Burns liquidity.',
      parameters: {amount: {is: 'How much.', unit: 'liquidity'}},
      returns: {'0': {is: 'What it gives.', unit: 'smallest units of token0'}},
      reverts: [{error: 'NP', when: 'The position is empty.'}],
      effects: ['Emits `Burned`.'],
    },
  },
  events: {Burned: {does: 'Tells of a burn.'}},
  errors: {},
  modifiers: {},
  structs: {},
  constants: {},
  ...parts,
});

/** The pages of these notes, each at an address of its contract's name. */
export const pagesOf = (...all: ContractNotes[]): NotedPages =>
  new Map(
    all.map((notes) => {
      const name = notes.contract.slice(notes.contract.lastIndexOf('/') + 1);
      return [notes.contract, {route: `/reference/${name}`, file: `docs/${name}.yaml`, notes}];
    }),
  );
