import {expect, test} from 'vitest';
import {inlineScript} from '../../../src/plugins/page-bootstrap';

test('an inline script cannot end its own element', () => {
  const script = inlineScript(
    (options: {text: string}) => {
      void options;
    },
    {text: '</script><script>alert(1)'},
  );
  expect(script).not.toContain('</script>');
  expect(script).toContain('\\u003c/script>');
});
