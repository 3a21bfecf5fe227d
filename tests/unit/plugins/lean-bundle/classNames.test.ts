import {expect, test} from 'vitest';
import {createNameClass} from '../../../../src/plugins/lean-bundle/classNames';

const at = (module: string, rootContext = '/home/me/site') => ({
  rootContext,
  resourcePath: `${rootContext}/${module}`,
});

test('a class has a short name that follows from its place in the project alone', () => {
  const name = createNameClass()(at('src/a.module.css'), '', 'title');
  expect(name).toMatch(/^t[\w-]{3}$/);
  const elsewhere = createNameClass();
  elsewhere(at('src/b.module.css'), '', 'title');
  expect(elsewhere(at('src/a.module.css', '/other'), '', 'title')).toBe(name);
});

test('the same name in another module, and another in the same, are others', () => {
  const nameClass = createNameClass();
  const names = [
    nameClass(at('src/a.module.css'), '', 'title'),
    nameClass(at('src/b.module.css'), '', 'title'),
    nameClass(at('src/a.module.css'), '', 'text'),
  ];
  expect(new Set(names).size).toBe(3);
  expect(nameClass(at('src/a.module.css'), '', 'title')).toBe(names[0]);
});

test('two classes that would get the same name stop the build', () => {
  const nameClass = createNameClass();
  expect(() => {
    for (let module = 0; module < 5000; module += 1) {
      nameClass(at(`src/${module}.module.css`), '', 'title');
    }
  }).toThrow(
    /^Two classes would be called "t[\w-]{3}" in the build: \.title of src\/\d+\.module\.css, and \.title of src\/\d+\.module\.css\. Rename one of them\.$/,
  );
});
