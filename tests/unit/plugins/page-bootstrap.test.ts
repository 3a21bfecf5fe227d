import {Script} from 'node:vm';
import {expect, test} from 'vitest';
import {buildScripts} from '../../../src/plugins/page-bootstrap/buildScripts';

test('the inline scripts are short, complete and reproducible, and cannot close their own element', async () => {
  const constants = {
    BASE_URL: '/</script>',
    ANNOUNCEMENT_ID: 'an-announcement',
  };
  const scripts = await buildScripts(constants);
  for (const script of Object.values(scripts)) {
    expect(() => new Script(script)).not.toThrow();
    expect(script).not.toMatch(
      /\b(?:import|require)\b|BASE_URL|ANNOUNCEMENT_ID|\n/,
    );
    expect(script).not.toContain('</script>');
  }
  expect(scripts.afterPage).toContain(String.raw`"/<\/script>"`);
  expect(scripts.beforePage).toContain('"an-announcement"');
  expect(scripts.beforePage.length + scripts.afterPage.length).toBeLessThan(
    5000,
  );
  expect(await buildScripts(constants)).toEqual(scripts);
});
