import {expect, test} from 'vitest';
import {addStructuredData} from '../../../../src/plugins/post-build/steps/structuredData';
import {builtPage, builtSite} from '../../../support/builtSite';

test('text cannot close the script element around it', () => {
  const page = builtPage(
    '/faq',
    '<html class="docs-doc-page"><body><main><h1>Use &lt;/script>&lt;b></h1></main></body></html>',
  );
  addStructuredData(builtSite({pages: [page]}));
  const [, json] = /<script[^>]*>(.*?)<\/script>/.exec(page.html) ?? [];
  expect(JSON.parse(json!)).toMatchObject({
    itemListElement: [{name: 'MAS'}, {name: 'Use </script><b>'}],
  });
});
