import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** Prints the total time of the tests per project, summed over all workers, and the ten slowest tests. */
export default class TimesReporter implements Reporter {
  private readonly projects = new Map<string, {tests: number; time: number}>();
  private readonly tests: {title: string; time: number}[] = [];

  onTestEnd(test: TestCase, {duration}: TestResult): void {
    const [, project = '', file, ...title] = test.titlePath();
    const sum = this.projects.get(project) ?? {tests: 0, time: 0};
    this.projects.set(project, {
      tests: sum.tests + 1,
      time: sum.time + duration,
    });
    this.tests.push({title: `${file}: ${title.join(' › ')}`, time: duration});
  }

  onEnd(): void {
    const lines = [...this.projects].map(
      ([project, {tests, time}]) =>
        `${project}: ${tests} tests, ${seconds(time)} s`,
    );
    const slowest = this.tests
      .sort((a, b) => b.time - a.time)
      .slice(0, 10)
      .map(({title, time}) => `${seconds(time).padStart(7)} s  ${title}`);
    process.stdout.write(
      ['', ...lines, 'The slowest:', ...slowest, ''].join('\n'),
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
