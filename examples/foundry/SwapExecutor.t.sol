// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/v3-periphery/contracts/interfaces/IQuoterV2.sol';
import '../src/SwapExecutor.sol';
import './SandboxTest.sol';

interface Permit2 {
    function DOMAIN_SEPARATOR() external view returns (bytes32);
}

/// @dev Orders of ExclusiveDutchOrderReactor, as the SDK builds and encodes them.
struct DutchInput {
    address token;
    uint256 startAmount;
    uint256 endAmount;
}

struct DutchOutput {
    address token;
    uint256 startAmount;
    uint256 endAmount;
    address recipient;
}

struct DutchOrder {
    OrderInfo info;
    uint256 decayStartTime;
    uint256 decayEndTime;
    address exclusiveFiller;
    uint256 exclusivityOverrideBps;
    DutchInput input;
    DutchOutput[] outputs;
}

contract SwapExecutorTest is SandboxTest {
    // #region setup
    address private constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;
    IReactor private constant REACTOR = IReactor(0x6000da47483062A0D734Ba3dc7576Ce6A0B645C4);
    ISwapRouter private constant ROUTER = ISwapRouter(0xE592427A0AEce92De3Edee1F18E0157C05861564);
    IQuoterV2 private constant QUOTER = IQuoterV2(0x61fFE014bA17989E743c5F6cB21bF9697530B21e);

    uint24 private constant FEE_PIPS = 500; // the pool that buys the WETH takes 0.05%
    uint256 private constant TOLERANCE_BPS = 10; // it may give 0.1% less than it was quoted for
    uint256 private constant INPUT_WEI = 1e18;
    uint256 private constant OUTPUT_START_USDC = 2_010e6;
    uint256 private constant OUTPUT_END_USDC = 1_980e6;
    uint256 private constant DECAY_SECONDS = 90;

    SwapExecutor private executor;
    SignedOrder private signed;
    uint256 private startTime;

    /// @dev The account is the swapper; the other account fills.
    function setUp() external by(ACCOUNT) {
        address[] memory fillers = new address[](1);
        fillers[0] = OTHER;
        executor = new SwapExecutor(REACTOR, ROUTER, fillers);
        startTime = block.timestamp;
        WETH.approve(PERMIT2, INPUT_WEI);
        DutchOrder memory order = makeOrder();
        signed = SignedOrder(abi.encode(order), sign(order));
    }

    function makeOrder() private view returns (DutchOrder memory order) {
        order.info.reactor = address(REACTOR);
        order.info.swapper = ACCOUNT;
        order.info.deadline = startTime + DECAY_SECONDS + 60;
        order.decayStartTime = startTime;
        order.decayEndTime = startTime + DECAY_SECONDS;
        order.input = DutchInput(address(WETH), INPUT_WEI, INPUT_WEI);
        order.outputs = new DutchOutput[](1);
        order.outputs[0] = DutchOutput(address(USDC), OUTPUT_START_USDC, OUTPUT_END_USDC, ACCOUNT);
    }
    // #endregion setup

    // #region sign
    string private constant OUTPUT_TYPE =
        'DutchOutput(address token,uint256 startAmount,uint256 endAmount,address recipient)';
    string private constant ORDER_TYPE =
        'ExclusiveDutchOrder(OrderInfo info,uint256 decayStartTime,uint256 decayEndTime,address exclusiveFiller,uint256 exclusivityOverrideBps,address inputToken,uint256 inputStartAmount,uint256 inputEndAmount,DutchOutput[] outputs)';
    string private constant INFO_TYPE =
        'OrderInfo(address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData)';
    string private constant TOKEN_TYPE = 'TokenPermissions(address token,uint256 amount)';
    string private constant PERMIT_TYPE =
        'PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,ExclusiveDutchOrder witness)';

    /// @dev The swapper signs a transfer by Permit2 to the reactor, with the order as its witness.
    function sign(DutchOrder memory order) private view returns (bytes memory) {
        bytes32 typeHash = keccak256(
            abi.encodePacked(PERMIT_TYPE, OUTPUT_TYPE, ORDER_TYPE, INFO_TYPE, TOKEN_TYPE)
        );
        bytes32 token = keccak256(
            abi.encode(keccak256(bytes(TOKEN_TYPE)), order.input.token, order.input.endAmount)
        );
        bytes32 message = keccak256(
            abi.encode(
                typeHash,
                token,
                order.info.reactor,
                order.info.nonce,
                order.info.deadline,
                hashOf(order)
            )
        );
        bytes32 domain = Permit2(PERMIT2).DOMAIN_SEPARATOR();
        bytes32 digest = keccak256(abi.encodePacked(hex'1901', domain, message));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(vm.deriveKey(WORDS, 0), digest);
        return abi.encodePacked(r, s, v);
    }

    function hashOf(DutchOrder memory order) private pure returns (bytes32) {
        bytes32 output = keccak256(abi.encode(keccak256(bytes(OUTPUT_TYPE)), order.outputs[0]));
        return
            keccak256(
                abi.encode(
                    keccak256(abi.encodePacked(ORDER_TYPE, OUTPUT_TYPE, INFO_TYPE)),
                    hashOf(order.info),
                    order.decayStartTime,
                    order.decayEndTime,
                    order.exclusiveFiller,
                    order.exclusivityOverrideBps,
                    order.input,
                    keccak256(abi.encodePacked(output))
                )
            );
    }

    function hashOf(OrderInfo memory info) private pure returns (bytes32) {
        return
            keccak256(
                abi.encode(
                    keccak256(bytes(INFO_TYPE)),
                    info.reactor,
                    info.swapper,
                    info.nonce,
                    info.deadline,
                    info.additionalValidationContract,
                    keccak256(info.additionalValidationData)
                )
            );
    }
    // #endregion sign

    // #region fill
    function test_fillsWithAProfit() external by(OTHER) {
        vm.warp(startTime + 60);
        uint256 decayUsdc = ((OUTPUT_START_USDC - OUTPUT_END_USDC) * 60) / DECAY_SECONDS;
        uint256 owedUsdc = OUTPUT_START_USDC - decayUsdc;
        uint256 boughtMinUsdc = (quote() * (10_000 - TOLERANCE_BPS)) / 10_000;
        SwapExecutor.Plan memory plan = SwapExecutor.Plan(FEE_PIPS, boughtMinUsdc - owedUsdc);
        uint256 swapperBefore = USDC.balanceOf(ACCOUNT);
        uint256 fillerBefore = USDC.balanceOf(OTHER);

        executor.fill(signed, plan);

        uint256 profitUsdc = USDC.balanceOf(OTHER) - fillerBefore;
        require(profitUsdc >= plan.profitMin, 'too little profit');
        vm.assertEq(USDC.balanceOf(ACCOUNT) - swapperBefore, owedUsdc, 'paid another amount');
        vm.assertEq(USDC.balanceOf(address(executor)), 0, 'the executor keeps tokens');
        vm.assertEq(USDC.allowance(address(executor), address(REACTOR)), 0, 'an allowance is left');
        emit log_named_decimal_uint('swapper got USDC', owedUsdc, 6);
        emit log_named_decimal_uint('profit in USDC', profitUsdc, 6);
    }

    function quote() private returns (uint256 quotedUsdc) {
        (quotedUsdc, , , ) = QUOTER.quoteExactInputSingle(
            IQuoterV2.QuoteExactInputSingleParams({
                tokenIn: address(WETH),
                tokenOut: address(USDC),
                amountIn: INPUT_WEI,
                fee: FEE_PIPS,
                sqrtPriceLimitX96: 0
            })
        );
    }
    // #endregion fill

    // #region reverts
    function test_revertsBeforeItPays() external by(OTHER) {
        vm.expectRevert('Too little received');
        executor.fill(signed, SwapExecutor.Plan(FEE_PIPS, 1e6));
    }

    function test_revertsForAStranger() external by(ACCOUNT) {
        vm.expectRevert(abi.encodeWithSelector(SwapExecutor.CallerNotWhitelisted.selector));
        executor.fill(signed, SwapExecutor.Plan(FEE_PIPS, 1e6));
    }

    function test_revertsForACallerThatIsNoReactor() external by(OTHER) {
        vm.expectRevert(abi.encodeWithSelector(SwapExecutor.MsgSenderNotReactor.selector));
        executor.reactorCallback(new ResolvedOrder[](1), '');
    }
    // #endregion reverts
}
