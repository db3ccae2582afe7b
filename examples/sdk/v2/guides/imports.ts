import assert from 'node:assert/strict';
import {importForms} from '../../support/importForms';

const forms = importForms('@uniswap/v2-sdk');
for (const [form, outcome] of forms) console.log(`${form.padEnd(26)}${outcome}`);

assert.deepEqual(
  forms.filter(([, outcome]) => outcome !== 'loads'),
  [['import in an ES module', 'ERR_MODULE_NOT_FOUND']],
);
