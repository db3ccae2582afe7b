import {writeFileSync} from 'node:fs';
import {ADDRESSES_FILE, writtenAddresses} from './writtenAddresses';

writeFileSync(ADDRESSES_FILE, writtenAddresses());
