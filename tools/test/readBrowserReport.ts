import type {
  JSONReport,
  JSONReportSpec,
  JSONReportSuite,
  JSONReportTest,
} from '@playwright/test/reporter';
import {failureOf, type Count} from '../check/steps';

/**
 * Counts the tests of a report that Playwright wrote as JSON, and repeats what each said that failed, or
 * failed at first: the end of a long record is what a pipeline keeps. Throws where the text is no such report.
 */
export function readBrowserReport(text: string): Count {
  const {stats, suites, errors} = JSON.parse(text) as JSONReport;
  const specs = suites.flatMap((suite) => listSpecs(suite));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [
      ...errors.map(({message}) => failureOf('✗ the run itself', message)),
      ...specs.filter(({spec}) => spec.tests.some(hasFailed)).map(describe),
    ],
  };
}

const hasFailed = ({status}: JSONReportTest): boolean =>
  status === 'unexpected' || status === 'flaky';

type Placed = {spec: JSONReportSpec; within: readonly string[]};

function listSpecs(suite: JSONReportSuite, around: readonly string[] = []): Placed[] {
  // The outermost suite is the file, which stands before the line.
  const within = suite.title === suite.file ? around : [...around, suite.title];
  return [
    ...suite.specs.map((spec) => ({spec, within})),
    ...(suite.suites ?? []).flatMap((inner) => listSpecs(inner, within)),
  ];
}

function describe({spec, within}: Placed): string {
  const title = [...within, spec.title].join(' › ');
  const results = spec.tests.flatMap((test) => test.results);
  const error = results.flatMap((result) => result.errors).find(({message}) => message);
  const how = spec.ok ? '↻ passed when it was tried again:' : '✗';
  return failureOf(`${how} tests/${spec.file}:${spec.line} ${title}`, error?.message);
}
