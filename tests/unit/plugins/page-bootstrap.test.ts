import {Script} from 'node:vm';
import {expect, test} from 'vitest';
import {buildScripts} from '../../../src/plugins/page-bootstrap/buildScripts';

const constants = {BASE_URL: '/base/', ANNOUNCEMENT_ID: 'an-announcement'};

test('the inline scripts are short, complete and reproducible', async () => {
  const scripts = await buildScripts(constants);
  for (const script of Object.values(scripts)) {
    expect(() => new Script(script)).not.toThrow();
    expect(script).not.toMatch(
      /\b(?:import|require)\b|BASE_URL|ANNOUNCEMENT_ID|\n/,
    );
  }
  expect(scripts.afterPage).toContain('"/base/"');
  expect(scripts.beforePage).toContain('"an-announcement"');
  expect(scripts.beforePage.length + scripts.afterPage.length).toBeLessThan(
    5000,
  );
  expect(await buildScripts(constants)).toEqual(scripts);
});

test('a script cannot close its own script element', async () => {
  const text = '</script><script>alert(1)';
  const {afterPage} = await buildScripts({...constants, BASE_URL: text});
  expect(afterPage).toContain('alert(1)');
  expect(afterPage).not.toContain('</script>');
});
