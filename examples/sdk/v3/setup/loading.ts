import {importForms} from '../../support/importForms';

const packages = ['@uniswap/v3-sdk', '@uniswap/sdk-core'];

for (const name of packages) {
  console.log(name);
  for (const [form, outcome] of importForms(name)) console.log(`  ${form.padEnd(26)} ${outcome}`);
}
