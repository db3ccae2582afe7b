import {chain} from './chain.fixture';
import {codeAndStorage} from './codeAndStorage.fixture';
import type {HostileProgram} from './hostileProgram';
import {language} from './language.fixture';
import {leaving} from './leaving.fixture';
import {loops} from './loops.fixture';
import {memory} from './memory.fixture';
import {network} from './network.fixture';
import {output} from './output.fixture';
import {page} from './page.fixture';

/** Hostile programs by what they must not do. */
export const hostilePrograms: Readonly<Record<string, readonly HostileProgram[]>> = {
  'reach no network': network,
  'make no code of text and store nothing': codeAndStorage,
  'reach nothing of the page and end no other run': page,
  'do not leave the function of their module': leaving,
  'are ended where they do not end': loops,
  'print at most 1 MB, and only text': output,
  'change no language but their own': language,
  'leave the chain as it was': chain,
  'take no more memory than a browser gives': memory,
};
