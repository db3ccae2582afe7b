import reverts from '@generated/home/default/reverts.json';
import type {ReactNode} from 'react';
import Answer from '../../../components/RevertLookup/Answer';
import {readFailure} from '../../../failure/readFailure';

/** Why a call failed and what to do, loaded with the first message, since the list is long. */
export default function RevertAnswer({text}: {text: string}): ReactNode {
  return <Answer failure={readFailure(text)} entries={reverts} />;
}
