import type {Hex} from 'viem';
import {ROUTER_VERSIONS, type Context, type RouterVersion} from './catalogue';
import {explainActionList} from './explainActions';
import {explainCall} from './explainCall';
import {explainSend} from './explainSend';
import {explainTypedData} from './explainTypedData';
import type {ActionList, Call, Explanation, UnreadableInput} from './explanation';
import {payloadInText} from './payloadInText';
import {readHex} from './readHex';
import {releaseAt} from './releaseAt';
import {unreadable} from './unreadable';
import {isLoss, warningsIn} from './warningsIn';

/** What an explanation depends on; without a version, the router may be of any release. */
export type ExplainOptions = Omit<
  Context,
  'version' | 'possible' | 'depth' | 'caller' | 'brought'
> & {
  version?: RouterVersion;
};

/** Says what calldata, or a typed-data payload as JSON, does; what cannot be read is an answer, too. */
export function explainCalldata(input: string, options: ExplainOptions): Explanation {
  const text = payloadInText(input).payload.trim();
  if (text === '') return unreadable('Paste calldata as hex, or a permit as JSON.');
  if (/^[{[]/.test(text)) return explainTypedData(text, {...options, version: '2.1.1'});
  const hex = readHex(text);
  if (typeof hex !== 'string') return hex;
  const other = OTHERS[hex.length / 2 - 1];
  if (other && !ENCODED_LIST.test(hex)) return unreadable(other);
  if (hex === '0x') return options.to ? explainSend(options.to, options) : SENDS_ONLY;
  return ENCODED_LIST.test(hex) ? explainAlone(hex, options) : worstReading(hex, options);
}

const SENDS_ONLY = unreadable(
  'Empty calldata calls no function: the transaction only sends its ETH. Fill in the called contract, which is where it goes.',
);

/** What has so many bytes, and no call has. */
const OTHERS: Partial<Record<number, string>> = {
  20: 'This is an address, not what a wallet asks you to sign. Copy the data of the request from the wallet; the address may be its called contract or its sender.',
  32: 'This has 32 bytes, as a transaction hash has: it does not contain the call. If a wallet asks you to sign it, do not: such bytes can stand for anything. To read a transaction, open it in a block explorer and copy its input data.',
};

/** `unlockData` begins with the offset of its first value, where calldata has a selector. */
const ENCODED_LIST = /^0x0{62}40/;

/** Actions without the call that holds them, as a trace shows them. */
const explainAlone = (data: Hex, options: ExplainOptions): ActionList | UnreadableInput =>
  explainActionList(data, {context: {...options, version: options.version ?? '2.1.1'}});

/** As the router's release reads it; where that is not known, as the release does that loses most. */
function worstReading(data: Hex, options: ExplainOptions): Call | UnreadableInput {
  const version = options.version ?? releaseAt(options);
  if (version) return explainCall(data, {...options, version});
  const [newest, ...others] = ROUTER_VERSIONS;
  const explainAs = (one: RouterVersion) =>
    explainCall(data, {...options, version: one, possible: ROUTER_VERSIONS});
  const first = explainAs(newest);
  if (first.kind === 'unread' || !first.name.startsWith('execute')) return first;
  return others
    .map(explainAs)
    .reduce((worst, other) => (lossesIn(other) > lossesIn(worst) ? other : worst), first);
}

/** What a release refuses loses nothing, but is said where no release loses anything. */
const lossesIn = (read: Call | UnreadableInput): number => warningsIn(read).filter(isLoss).length;
