import {failureOf, type Count} from './steps';

/** A report of vitest: files whose tests passed or failed, and files that could not be loaded. */
type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {status: string; fullName: string; failureMessages: string[] | null}[];
  }[];
};

/** Counts the tests of a report that vitest wrote as JSON, and repeats what each failed one said. Throws where the text is no such report. */
export function readUnitReport(text: string, folder = process.cwd()): Count {
  const {numPassedTests, numFailedTests, testResults} = JSON.parse(text) as UnitReport;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults
      .filter(({status}) => status === 'failed')
      .flatMap(({name, message, assertionResults}) => {
        const file = name.replace(`${folder}/`, '');
        const failed = assertionResults.filter(({status}) => status === 'failed');
        return failed.length === 0
          ? [failureOf(`✗ ${file}`, message)]
          : failed.map((one) => failureOf(`✗ ${file} ${one.fullName}`, one.failureMessages?.[0]));
      }),
  };
}
