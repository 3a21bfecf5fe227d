import ts from 'typescript';
import {projectFiles, readProject} from './sources';

/** Every text in a program: its strings, parts of templates, and JSX texts. */
function textsIn(file: ts.SourceFile): {text: string; line: number}[] {
  const found: {text: string; line: number}[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
    ) {
      const {line} = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({text: node.text, line: line + 1});
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The texts in the programs of some folders. */
export const textsBelow = (...folders: string[]) =>
  projectFiles(...folders)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({
      path,
      texts: textsIn(
        ts.createSourceFile(path, readProject(path), ts.ScriptTarget.Latest),
      ),
    }));
