import {Script} from 'node:vm';
import {expect, test} from 'vitest';
import {buildScripts} from '../../../src/plugins/page-bootstrap/buildScripts';

const names = ['beforePage', 'afterPage'] as const;
const constants = {BASE_URL: '/base/', ANNOUNCEMENT_ID: 'an-announcement'};

test('the inline scripts are short, complete and reproducible', async () => {
  const scripts = await buildScripts(names, constants);
  for (const name of names) {
    expect(() => new Script(scripts[name])).not.toThrow();
    expect(scripts[name]).not.toMatch(
      /\b(?:import|require)\b|BASE_URL|ANNOUNCEMENT_ID|\n/,
    );
  }
  expect(scripts.afterPage).toContain('"/base/"');
  expect(scripts.beforePage).toContain('"an-announcement"');
  expect(scripts.beforePage.length + scripts.afterPage.length).toBeLessThan(
    5000,
  );
  expect(await buildScripts(names, constants)).toEqual(scripts);
});

test('a script cannot close its own script element', async () => {
  const text = '</script><script>alert(1)';
  const {afterPage} = await buildScripts(['afterPage'], {BASE_URL: text});
  expect(afterPage).toContain('alert(1)');
  expect(afterPage).not.toContain('</script>');
});

test('a script that cannot be built stops the build with an error that names it', async () => {
  await expect(buildScripts(['noSuchScript'], {})).rejects.toThrow(
    /noSuchScript/,
  );
});
