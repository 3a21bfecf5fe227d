import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {expect, test} from 'vitest';
import {switchGroups} from '../../../../src/data/commandSwitches';
import {dataFiles} from '../../../../src/data/dataFiles';
import {errorCodes} from '../../../../src/data/errorCodes';
import {errorAreas} from '../../../../src/data/errorCodes/areas';
import {lifecycle} from '../../../../src/data/lifecycle';
import {officeProducts} from '../../../../src/data/officeProducts';
import {sources, type SourceId} from '../../../../src/data/sources';
import {verified} from '../../../../src/data/verified';
import {publishedFiles} from '../../../../src/lib/dataFiles';
import {jsonSchema} from '../../../../src/lib/dataFiles/dataFile';
import {directStep} from '../../../../src/lib/editionPath/findPath';
import {installations} from '../../../../src/lib/editionPath/installations';
import {checkProductKeys} from '../../../../src/lib/content/rules/scope';

interface Row {
  [field: string]: unknown;
  sources: readonly {title: string; publisher: string; url: string}[];
}

interface Content {
  title: string;
  description: string;
  version: string;
  date: string;
  rows: readonly Row[];
}

/** The modules that the facts of a file come from. */
const modules: Record<string, RegExp> = {
  'error-codes': /\/errorCodes\//,
  lifecycle: /\/lifecycle\.ts$/,
  'command-switches': /\/commandSwitches\.ts$/,
  'edition-paths': /\/editionPaths\.ts$/,
  'office-products': /\/officeProducts\.ts$/,
};

const site = 'https://site.example/base';
const addressOf = (path: string) => site + path;

/** What a program reads: the file as written and parsed again. */
const contents = new Map(
  publishedFiles.map((file) => [
    file.name,
    JSON.parse(JSON.stringify(file.content(addressOf))) as Content,
  ]),
);
const rowsOf = (name: string): readonly Row[] => contents.get(name)!.rows;

const shown = (ids: readonly SourceId[]) =>
  ids.map((id) => {
    const {title, publisher, url} = sources[id];
    return {title, publisher, url};
  });

/** The fields of an object that have a value. */
const filled = (value: object) =>
  Object.fromEntries(
    Object.entries(value).filter(([, each]) => each !== undefined),
  );

test('there is a file for each that is listed, in the same order', () => {
  expect(publishedFiles.map(({name}) => name)).toEqual(
    dataFiles.map(({name}) => name),
  );
});

for (const file of publishedFiles) {
  const schema = jsonSchema(file, addressOf) as {$id: string};
  const content = contents.get(file.name)!;

  test(`${file.name}: the file is valid by its JSON Schema, which is valid by the draft of 2020-12`, () => {
    const ajv = new Ajv2020({strict: true, allErrors: true});
    addFormats.default(ajv);
    expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
    const validate = ajv.compile(schema);
    expect(validate(content), ajv.errorsText(validate.errors)).toBe(true);
    expect(schema.$id).toBe(`${site}/data/${file.name}.schema.json`);
    expect(content).toMatchObject({
      $schema: schema.$id,
      version: file.version,
      license: {
        name: 'CC BY 4.0',
        url: 'https://creativecommons.org/licenses/by/4.0/',
      },
      attribution: {name: 'The MAS docs contributors', url: `${site}/`},
    });
    // A schema that accepts everything would also accept the file.
    expect(validate({...content, extra: 1})).toBe(false);
    expect(validate({...content, rows: [{...content.rows[0], x: 1}]})).toBe(
      false,
    );
  });

  test(`${file.name}: every field has an explanation`, () => {
    const unexplained: string[] = [];
    const visit = (node: object) => {
      const {properties = {}} = node as {properties?: Record<string, object>};
      for (const [name, field] of Object.entries(properties)) {
        // The only value of a field explains itself.
        if (!/"(?:description|const)":/.test(JSON.stringify(field))) {
          unexplained.push(name);
        }
      }
      for (const child of Object.values(node)) {
        if (typeof child === 'object' && child !== null) {
          visit(child as object);
        }
      }
    };
    visit(schema);
    expect(unexplained).toEqual([]);
  });

  test(`${file.name}: the date is the newest of its checks and its sources`, () => {
    const urls = new Set(
      content.rows.flatMap((row) => row.sources.map(({url}) => url)),
    );
    const days = [
      ...Object.entries(verified)
        .filter(([module]) => modules[file.name]!.test(module))
        .map(([, day]) => day),
      ...Object.values(sources)
        .filter(({url}) => urls.has(url))
        .map(({read}) => read),
    ];
    expect(content.date).toBe(days.sort().at(-1));
  });

  test(`${file.name}: no text holds a product key`, () => {
    const text = JSON.stringify(content, null, 1);
    expect(checkProductKeys({path: file.name, text})).toEqual([]);
  });
}

test('error-codes has a row for each meaning, with all that the troubleshooter says', () => {
  const entries = errorCodes.flatMap(({code, label, symbol, meanings}) =>
    meanings.map((meaning) => ({code, label, symbol, ...meaning})),
  );
  const short = errorAreas.flatMap(({codes, ...area}) =>
    codes.map((code) => ({...area, ...code})),
  );
  const rows = rowsOf('error-codes');
  expect(rows).toHaveLength(entries.length + short.length);
  for (const [index, entry] of entries.entries()) {
    const row = rows[index]!;
    const {code, label, symbol, family, context, meaning, note} = entry;
    const {products, causes, caveats} = entry;
    expect(row, code).toMatchObject({
      ...filled({code, label, symbol, family, context, meaning, note}),
      ...filled({products, causes, caveats}),
      evidence: entry.evidence ?? 'documented',
      sources: shown(entry.sources),
      url: `${site}/troubleshoot#${code}`,
    });
    const steps = [
      ...entry.fixes.map((step) => ({step})),
      ...(entry.branches?.private ?? []).map((step) => ({
        pc: 'private',
        step,
      })),
      ...(entry.branches?.work ?? []).map((step) => ({pc: 'work', step})),
    ];
    expect(row.steps, code).toEqual(
      steps.map(({step, ...on}) => ({
        ...on,
        ...(typeof step === 'string' ? {text: step} : step),
      })),
    );
  }
  for (const [index, entry] of short.entries()) {
    const {code, symbol, meaning, title, about, advice} = entry;
    expect(rows[entries.length + index], code).toMatchObject({
      ...filled({code, symbol, meaning}),
      area: {title, about},
      steps: advice.map(({text}) => ({text})),
      evidence: entry.evidence ?? 'documented',
      sources: shown(entry.sources),
      url: `${site}/troubleshoot?code=${code}#error-lookup`,
    });
  }
});

test('error-codes links what this site says about a repair', () => {
  const row = rowsOf('error-codes').find(({code}) => code === '0x80004005');
  expect(row).toMatchObject({
    links: [
      {
        title: 'Repair system files',
        url: `${site}/troubleshoot#repair-system-files`,
      },
      {
        title: 'Check the activation status',
        url: `${site}/check_activation_status`,
      },
    ],
  });
});

test('lifecycle has every entry with its dates', () => {
  expect(rowsOf('lifecycle')).toEqual(
    lifecycle.map(({versionLabel, esuEvidence, ...entry}) => ({
      ...entry,
      ...filled({versionName: versionLabel}),
      evidence: entry.evidence ?? 'documented',
      ...(entry.esuEnd && {
        esuEvidence: esuEvidence ?? entry.evidence ?? 'documented',
      }),
      sources: shown(entry.sources),
    })),
  );
});

test('command-switches has every switch with its tool', () => {
  const switches = switchGroups.flatMap((group) =>
    group.switches.map((each) => ({group, each})),
  );
  const rows = rowsOf('command-switches');
  expect(rows).toHaveLength(switches.length);
  for (const [index, {group, each}] of switches.entries()) {
    const row = rows[index]!;
    const {name, argument, effect, example, undo, note, equivalent} = each;
    expect(row, name).toMatchObject({
      tool: group.tool,
      group: group.title,
      ...filled({name, argument, effect, example, undo, note}),
      ...filled({groupNote: group.note}),
      elevation: each.elevation ?? group.elevation,
      evidence: each.evidence ?? 'documented',
    });
    expect(row.sources[0]).toEqual(shown([group.source])[0]);
    if (equivalent === undefined) {
      expect(row, name).not.toHaveProperty('withoutVbscript');
    } else if (equivalent === 'none') {
      expect(row.withoutVbscript, name).toBeNull();
    } else {
      const {inferred, ...ways} = equivalent;
      expect(row.withoutVbscript, name).toEqual({
        ...filled(ways),
        ...filled({isPowershellInferred: inferred}),
      });
    }
  }
});

test('edition-paths has each change within Windows and within Windows Server once', () => {
  const rows = rowsOf('edition-paths') as readonly (Row & {
    from: {id: string; name: string};
    to: {id: string; name: string};
    methods: readonly {name: string; url: string}[];
  })[];
  const pairs = installations.flatMap((from) =>
    installations
      .filter(
        (to) =>
          from.id !== to.id &&
          (from.family === 'server') === (to.family === 'server'),
      )
      .map((to) => [from, to] as const),
  );
  for (const [from, to] of pairs) {
    const found = rows.filter(
      (row) => row.from.id === from.id && row.to.id === to.id,
    );
    const step = directStep(from, to);
    expect(found, `${from.id} to ${to.id}`).toHaveLength(1);
    expect(found[0]).toMatchObject({
      product: from.family === 'server' ? 'Windows Server' : 'Windows',
      from: {id: from.id, name: from.name},
      to: {id: to.id, name: to.name},
      support: step.support,
      keeps: step.keeps.text,
      restart: step.restart,
      notes: step.notes,
      sources: shown([...new Set(step.sources)]),
    });
    expect(found[0]!.methods.map(({name}) => name)).toEqual(
      step.methods.map(({name}) => name),
    );
  }
  // The others change the license of one edition.
  const others = rows.filter(({from, to}) => from.id === to.id);
  expect(rows).toHaveLength(pairs.length + others.length);
  expect(others.map(({from}) => from.id)).toContain('server-essentials');
  for (const {methods} of rows) {
    for (const {url} of methods) {
      expect(url).toMatch(/^https:\/\/site\.example\/base\/\w+(?:[-\w]*)/);
    }
  }
});

test('office-products has every product ID', () => {
  expect(rowsOf('office-products')).toEqual(
    officeProducts.map(({source, isChannelAssumed, ...product}) => ({
      ...product,
      areChannelsAssumed: isChannelAssumed ?? false,
      evidence: product.evidence ?? 'documented',
      sources: shown([source]),
    })),
  );
});

/** The fields of a schema as lines, without the texts: `rows[].code: string`. */
function formOf(schema: object): string[] {
  const lines: string[] = [];
  const visit = (node: Record<string, unknown>, path: string) => {
    const choices = node.anyOf as Record<string, unknown>[] | undefined;
    if (choices) {
      const values = choices.map(
        (choice) => choice.const ?? choice.format ?? choice.type,
      );
      lines.push(`${path}: ${values.join(' | ')}`);
      for (const choice of choices.filter(({properties}) => properties)) {
        visit(choice, path);
      }
    } else if (node.type === 'array') {
      visit(node.items as Record<string, unknown>, `${path}[]`);
    } else if (node.type === 'object') {
      const required = node.required as string[] | undefined;
      for (const [name, field] of Object.entries(node.properties as object)) {
        const mark = required?.includes(name) ? '' : '?';
        visit(
          field as Record<string, unknown>,
          path ? `${path}.${name}${mark}` : name,
        );
      }
    } else {
      const values = (node.enum as string[] | undefined)?.join(' | ');
      const kind = node.const ?? values ?? node.format ?? node.type;
      lines.push(`${path}: ${String(kind)}`);
    }
  };
  visit(schema as Record<string, unknown>, '');
  return lines;
}

test('the fields are those of the version: with other ones, programs that read a file may fail', async () => {
  const forms = publishedFiles.map(
    (file) =>
      `${file.name}\n${formOf(jsonSchema(file, (path) => path)).join('\n')}\n`,
  );
  // If this is on purpose, raise `version` in src/data/dataFiles.ts, then run with `-u`.
  await expect(forms.join('\n')).toMatchFileSnapshot('./fields.txt');
});
