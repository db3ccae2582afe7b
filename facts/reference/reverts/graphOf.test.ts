import {beforeAll, expect, test} from 'vitest';
import {reachedBy, writeGraphs} from '../../../testing/revertGraph.fixture';
import type {RevertGraph} from './model';

const SOURCE = `
pragma solidity ^0.8.0;
interface IToken { function pay(address to) external returns (bool); }
error Refused(uint256 amount, address payer);
enum Side { Buy, Sell }
type Price is uint256;
function sum(Price a, Price b) pure returns (Price) { require(Price.unwrap(a) > 0, 'no price'); return b; }
using {sum as +} for Price global;
library Safe {
  function half(uint256 amount) internal pure returns (uint256) { require(amount > 1); return amount / 2; }
  function doubled(uint256 amount) internal pure returns (uint256) { unchecked { return amount * 2; } }
}
abstract contract Base {
  modifier open() virtual { require(block.number > 9, 'closed'); _; }
  function fee() internal virtual returns (uint256) { revert('base fee'); }
  function hook() internal virtual returns (uint256) { revert('base hook'); }
  function price() internal virtual returns (uint256);
}
contract Middle is Base {
  modifier open() virtual override { require(block.number > 8, 'late'); _; }
  function hook() internal virtual override returns (uint256) { if (block.number > 3) revert('middle'); return super.hook(); }
  function price() internal virtual override returns (uint256) { return 1; }
}
contract Shop is Middle {
  using Safe for uint256;
  IToken token;
  uint256[] public stock;
  function strings(uint256 amount) external open { require(amount > 0, 'amount'); if (amount > 5) revert('large'); }
  function errors(uint256 amount) external view { if (amount > 5) revert Refused(amount, msg.sender); }
  function requireError(uint256 amount) external view { require(amount < 5, Refused(amount, msg.sender)); }
  function library_(uint256 amount) external pure returns (uint256) { return amount.half(); }
  function wraps(uint256 amount) external pure returns (uint256) { return amount.doubled(); }
  function adds(uint256 amount) external pure returns (uint256) { return amount + 1; }
  function divides(uint256 amount) external pure returns (uint256) { return 5 / amount; }
  function reads(uint256[] calldata list) external pure returns (uint256) { return list[1]; }
  function slices(bytes calldata data) external pure returns (bytes memory) { return data[4:]; }
  function decodes(bytes calldata data) external pure returns (uint256) { return abi.decode(data, (uint256)); }
  function sides(uint8 side) external pure returns (Side) { return Side(side); }
  function asserts(uint8 side) external pure { assert(side < 2); }
  function calls() external { token.pay(msg.sender); }
  function sends(address payable to) external { to.transfer(1); }
  function creates() external { new Middle(); }
  function assembled() external pure { assembly { revert(0, 0) } }
  function overridden() external { fee(); }
  function inherited() external { hook(); price(); }
  function operates(Price a, Price b) external pure returns (Price) { return a + b; }
  function runs(function() internal) internal {}
  function passes(uint256 n) external { function(uint256) internal view returns (uint256) f = chosen; f(n); }
  function chosen(uint256 n) internal view returns (uint256) { return n; }
  function fee() internal override returns (uint256) { if (block.number > 1) revert('shop fee'); return 1; }
  function need(uint256 n, string memory errorMessage) internal pure { require(n > 1, errorMessage); }
  function told(uint256 n) external pure { need(n, 'too few'); }
  function pops() external { stock.pop(); }
  function fixed_(uint256[2] calldata pair) external pure returns (uint256) { return pair[1]; }
}
`;

let graphs: Record<string, RevertGraph>;
beforeAll(() => {
  graphs = writeGraphs(SOURCE);
});

const reached = (name: string) => Object.keys(reachedBy(graphs.Shop, name)).sort();

test.each([
  ['strings', ['amount', 'large', 'late']],
  ['errors', ['Refused(uint256,address)']],
  ['requireError', ['Refused(uint256,address)']],
  ['library_', ['Safe.half']],
  ['wraps', []],
  ['adds', ['Panic(0x11)']],
  ['divides', ['Panic(0x12)']],
  ['reads', ['Panic(0x32)']],
  ['fixed_', []],
  ['slices', ['Shop.slices']],
  ['decodes', ['Shop.decodes']],
  ['sides', ['Panic(0x21)']],
  ['asserts', ['Panic(0x01)']],
  ['told', ['too few']],
  ['pops', ['Panic(0x31)']],
  ['calls', ['IToken.pay']],
  ['sends', ['address.transfer']],
  ['creates', ['Shop.creates']],
  ['assembled', ['Shop.assembled']],
  ['stock', ['Panic(0x32)']],
  ['overridden', ['shop fee']],
  ['inherited', ['base hook', 'middle']],
  ['operates', ['no price']],
  ['passes', ['Shop.passes']],
])('finds what %s reverts with', (name, expected) => {
  expect(reached(name)).toEqual(expected);
});

test('gives the calls that lead to a revert', () => {
  expect(reachedBy(graphs.Shop, 'inherited')['base hook']).toBe(
    'Shop.inherited > Middle.hook > Base.hook',
  );
});

test('takes the code of the contract that runs, not of the one that declares', () => {
  expect(Object.keys(reachedBy(graphs.Middle, 'fee'))).toEqual(['base fee']);
  expect(Object.keys(reachedBy(graphs.Base, 'price'))).toEqual(['Base.price']);
});

test('reads the functions of a type: those of its file, and those of its library', () => {
  const {Share} = writeGraphs(`
    pragma solidity ^0.8.19;
    type Share is uint256;
    using {join as +} for Share global;
    using ShareLibrary for Share global;
    function join(Share a, Share b) pure returns (Share) { return Share.wrap(Share.unwrap(a) + Share.unwrap(b)); }
    library ShareLibrary {
      function positive(Share a) internal pure { require(Share.unwrap(a) > 0, 'nothing'); }
    }`);
  expect(Object.keys(reachedBy(Share, 'join'))).toEqual(['Panic(0x11)']);
  expect(Object.keys(reachedBy(Share, 'positive'))).toEqual(['nothing']);
});

test('knows that 0.7 wraps sums, and gives its assertions no data', () => {
  const {Old} = writeGraphs(
    `pragma solidity =0.7.6;
     contract Old {
       function adds(uint256 n) external pure returns (uint256) { return n + 1; }
       function divides(uint256 n) external pure returns (uint256) { return 5 / n; }
       function asserts(uint256 n) external pure { assert(n > 1); }
     }`,
    'solc-0.7.6',
  );
  expect(reachedBy(Old, 'adds')).toEqual({});
  expect(Object.keys(reachedBy(Old, 'divides'))).toEqual(['Old.divides']);
  expect(Object.keys(reachedBy(Old, 'asserts'))).toEqual(['Old.asserts']);
});
