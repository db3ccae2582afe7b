import {parseAbi} from 'viem';
import {addressOf, client, run, tokenOf} from '../../support/chain';
import {refusal} from '../hooks/support/refusal';
import {key, usdc} from '../support/pool';
import {positions} from '../support/positions';

const descriptor = {
  address: addressOf('PositionDescriptor'), // the proxy that PositionManager asks
  abi: parseAbi([
    'function currencyRatioPriority(address currency) view returns (int256)',
    'function flipRatio(address currency0, address currency1) view returns (bool)',
    'function nativeCurrencyLabel() view returns (string)',
    'function poolManager() view returns (address)',
    'function tokenURI(address positionManager, uint256 tokenId) view returns (string)',
    'function wrappedNative() view returns (address)',
  ]),
} as const;
const tokenId = 1n;
const weth = tokenOf('WETH');

type Metadata = {name: string; description: string; image: string};

run(async () => {
  // #region token-uri
  const describe = (id: bigint) =>
    client.readContract({
      ...descriptor,
      functionName: 'tokenURI',
      args: [positions.address, id],
    });
  const uri = await describe(tokenId);
  const json = Buffer.from(uri.slice('data:application/json;base64,'.length), 'base64').toString();
  const {name, description, image} = JSON.parse(json) as Metadata;
  console.log(name);
  console.log(description.split('\n').slice(4, 7).join('; '));
  console.log(`${image.slice(0, 'data:image/svg+xml;base64'.length)}, ${uri.length} characters`);
  // #endregion token-uri

  // #region same
  const asked = {...positions, functionName: 'tokenURI', args: [tokenId]} as const;
  console.log(`PositionManager gives the same: ${(await client.readContract(asked)) === uri}`);
  console.log(`no such position: ${await refusal(describe(10n ** 6n))}`);
  // #endregion same

  // #region flip
  const flip = await client.readContract({
    ...descriptor,
    functionName: 'flipRatio',
    args: [key.currency0, key.currency1],
  });
  console.log(`flip ${flip}: prices are in ${flip ? 'ETH for 1 USDC' : 'USDC for 1 ETH'}`);
  // #endregion flip

  // #region priority
  for (const currency of [usdc.address, key.currency0, tokenOf('UNI').address]) {
    const call = {...descriptor, functionName: 'currencyRatioPriority', args: [currency]} as const;
    console.log(`${currency}: ${await client.readContract(call)}`);
  }
  // #endregion priority

  // #region label
  const label = await client.readContract({...descriptor, functionName: 'nativeCurrencyLabel'});
  const wrapped = await client.readContract({...descriptor, functionName: 'wrappedNative'});
  console.log(`${label}, wrapped as WETH: ${wrapped === weth.address}`);
  // #endregion label
});
