import {lintSource} from '@secretlint/core';
import {creator} from '@secretlint/secretlint-rule-preset-recommend';

const RULES = [{id: '@secretlint/secretlint-rule-preset-recommend', rule: creator}];

/** Keys, tokens and passwords in a file, masked, one sentence each. */
export async function findSecrets({file, text}: {file: string; text: string}): Promise<string[]> {
  const {messages} = await lintSource({
    source: {filePath: file, content: text, contentType: 'text'},
    options: {config: {rules: RULES}, maskSecrets: true, noPhysicFilePath: true},
  });
  return messages.map(({message, loc}) => {
    // A masked key is as long as the key.
    const finding = message.replace(/\*+/g, '***');
    return `${file}:${loc.start.line}: ${finding}. Withdraw it where it was issued, and remove it from the file and its history`;
  });
}
