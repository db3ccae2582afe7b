// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

// #region ISwapRouter
import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';

contract MySwap {
    ISwapRouter public immutable router;

    constructor(ISwapRouter _router) {
        router = _router;
    }
}
// #endregion ISwapRouter

// #region IQuoter
import '@uniswap/v3-periphery/contracts/interfaces/IQuoter.sol';

contract QuoteTest {
    IQuoter public immutable quoter;

    constructor(IQuoter _quoter) {
        quoter = _quoter;
    }
}
// #endregion IQuoter

// #region IQuoterV2
import '@uniswap/v3-periphery/contracts/interfaces/IQuoterV2.sol';

contract QuoteTestV2 {
    IQuoterV2 public immutable quoter;

    constructor(IQuoterV2 _quoter) {
        quoter = _quoter;
    }
}
// #endregion IQuoterV2

// #region ITickLens
import '@uniswap/v3-periphery/contracts/interfaces/ITickLens.sol';

contract TickReader {
    ITickLens public immutable lens;

    constructor(ITickLens _lens) {
        lens = _lens;
    }
}
// #endregion ITickLens

// #region IMulticall
import '@uniswap/v3-periphery/contracts/interfaces/IMulticall.sol';

contract MyBatch {
    IMulticall public immutable router;

    constructor(IMulticall _router) {
        router = _router;
    }
}
// #endregion IMulticall

// #region IPeripheryPayments
import '@uniswap/v3-periphery/contracts/interfaces/IPeripheryPayments.sol';

contract MyEthSwap {
    IPeripheryPayments public immutable router;

    constructor(IPeripheryPayments _router) {
        router = _router;
    }

    receive() external payable {
        require(msg.sender == address(router));
    }
}
// #endregion IPeripheryPayments

// #region IPeripheryPaymentsWithFee
import '@uniswap/v3-periphery/contracts/interfaces/IPeripheryPaymentsWithFee.sol';

contract MyFee {
    IPeripheryPaymentsWithFee public immutable router;

    constructor(IPeripheryPaymentsWithFee _router) {
        router = _router;
    }
}
// #endregion IPeripheryPaymentsWithFee

// #region IPeripheryImmutableState
import '@uniswap/v3-periphery/contracts/interfaces/IPeripheryImmutableState.sol';

contract MyPools {
    address public immutable factory;

    constructor(IPeripheryImmutableState router) {
        factory = router.factory();
    }
}
// #endregion IPeripheryImmutableState

// #region IPoolInitializer
import '@uniswap/v3-periphery/contracts/interfaces/IPoolInitializer.sol';

contract MyLaunch {
    IPoolInitializer public immutable positionManager;

    constructor(IPoolInitializer _positionManager) {
        positionManager = _positionManager;
    }
}
// #endregion IPoolInitializer

// #region ISelfPermit
import '@uniswap/v3-periphery/contracts/interfaces/ISelfPermit.sol';

contract MyEncoder {
    bytes4 public constant FIRST_STEP = ISelfPermit.selfPermitIfNecessary.selector;
}
// #endregion ISelfPermit

// #region IERC721Permit
import '@uniswap/v3-periphery/contracts/interfaces/IERC721Permit.sol';

contract MyVault {
    IERC721Permit public immutable positions;

    constructor(IERC721Permit _positions) {
        positions = _positions;
    }
}
// #endregion IERC721Permit
