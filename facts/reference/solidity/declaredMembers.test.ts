import {beforeAll, expect, test} from 'vitest';
import type {Member} from '../model';
import {declaredMembers} from './declaredMembers';
import {Declarations} from './declarations';
import {writePackage} from '../../../testing/solidityPackage.fixture';

const SOURCE = `
interface IToken {}
library Tick {
  struct Info { uint128 gross; int128 net; }
  function fold(Tick.Info calldata one, Info[] calldata more) external {}
  function update(mapping(int24 => Tick.Info) storage self, int24 tick) internal {}
}
contract Pool {
  enum State { Open, Closed }
  struct Order { IToken token; Tick.Info[] infos; }
  /// @notice The fee of the pool
  uint24 public fee;
  uint24 internal hidden;
  mapping(address => mapping(uint256 => Tick.Info)) public ticks;
  address[] public owners;
  /// @notice Tells of a fill
  /// @param order What was filled
  event Filled(address indexed filler, Order order);
  /// @notice Keeps strangers out
  modifier onlyOwner(uint id) { _; }
  constructor(address factory) {}
  receive() external payable {}
  /// @notice Fills an order
  /// @param order What to fill
  /// @return amount What came out
  function fill(Order calldata order, State state) external payable returns (uint amount) {}
  function inner(uint256 a) internal pure {}
  function secret() private {}
}`;

const members = new Map<string, Member>();

beforeAll(() => {
  const {declared} = writePackage('fixture', {sources: {'Pool.sol': SOURCE}});
  const declarations = new Declarations(declared);
  declared
    .flatMap((one) => declaredMembers(one, declarations))
    .forEach((member) => members.set(member.name, member));
});

test('computes a signature from what structs, contracts and enums are made of', () => {
  expect(members.get('fill')).toMatchObject({
    signature: 'fill((address,(uint128,int128)[]),uint8)',
    selector: '0x4b638ccf',
    mutability: 'payable',
    parameters: [
      {name: 'order', type: 'Order', text: 'What to fill'},
      {name: 'state', type: 'State'},
    ],
  });
});

test('computes the selector of a library from the names of its structs', () => {
  expect(members.get('fold')).toMatchObject({
    signature: 'fold(Tick.Info,Tick.Info[])',
    selector: '0x9cd25a9f',
  });
});

test('quotes what the package says of a function and of what it returns, and where', () => {
  expect(members.get('fill')).toMatchObject({
    text: {text: 'Fills an order', package: 'fixture', file: 'contracts/Pool.sol'},
    returns: [{name: 'amount', type: 'uint256', text: 'What came out'}],
  });
});

test('has a function for a public variable, with the keys of its mappings and arrays', () => {
  expect(members.get('fee')).toMatchObject({
    signature: 'fee()',
    selector: '0xddca3f43',
    mutability: 'view',
    returns: [{name: '', type: 'uint24'}],
    text: {text: 'The fee of the pool'},
  });
  expect(members.get('owners')?.signature).toBe('owners(uint256)');
});

test('returns the fields of a struct from a public variable one by one', () => {
  expect(members.get('ticks')).toMatchObject({
    signature: 'ticks(address,uint256)',
    returns: [
      {name: 'gross', type: 'uint128'},
      {name: 'net', type: 'int128'},
    ],
  });
});

test('gives an event its topic and its texts', () => {
  expect(members.get('Filled')).toMatchObject({
    kind: 'event',
    signature: 'Filled(address,(address,(uint128,int128)[]))',
    parameters: [{name: 'filler', isIndexed: true}, {text: 'What was filled'}],
  });
  expect(members.get('Filled')?.selector).toHaveLength(66);
});

test('gives no selector to what only exists inside a contract', () => {
  expect(members.get('inner')).toMatchObject({
    visibility: 'internal',
    signature: 'inner(uint256)',
  });
  expect(members.get('update')?.signature).toBe(
    'update(mapping(int24 => Tick.Info) storage,int24)',
  );
  expect(
    ['inner', 'update', 'onlyOwner', 'constructor'].flatMap(
      (name) => members.get(name)?.selector ?? [],
    ),
  ).toEqual([]);
});

test('describes a modifier with its values', () => {
  expect(members.get('onlyOwner')).toMatchObject({
    kind: 'modifier',
    declaration: 'modifier onlyOwner(uint256 id)',
    text: {text: 'Keeps strangers out'},
  });
});

test('leaves out what is private, and what has no name', () => {
  expect([...members.keys()].sort()).toEqual(
    'Filled constructor fee fill fold inner onlyOwner owners ticks update'.split(' '),
  );
});
