import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test} from 'vitest';
import {projectDirectory} from '../../../support/build';
import {testFolder} from '../../../support/testFolder';

test('the link check reports a missing page with its line, and only lists other failures', async () => {
  const server = createServer(({url}, response) => {
    response.writeHead(Number(url?.slice(1)) || 200);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const file = path.join(testFolder(), 'page.md');
  const write = (...names: string[]) =>
    writeFileSync(
      file,
      names.map((name) => `\n[x](${origin}/${name}#id)`).join('\n') +
        '\nhttps://kms.corp.example/never',
    );
  const check = () =>
    new Promise<{status: number | null; output: string}>((resolve) => {
      const child = spawn(process.execPath, [
        path.join(projectDirectory, 'checks/commands/links.mjs'),
        file,
      ]);
      let output = '';
      child.stdout.on('data', (chunk) => (output += chunk));
      child.stderr.on('data', (chunk) => (output += chunk));
      child.on('close', (status) => resolve({status, output}));
    });

  write('here', '403', '404', '410');
  const {status, output} = await check();
  expect(status).toBe(1);
  expect(output).toContain(`${file}:6: ${origin}/404 answers 404`);
  expect(output).toContain(`${file}:8: ${origin}/410 answers 410`);
  expect(output).toContain(`${file}:4: ${origin}/403 answers 403\n`);
  expect(output).not.toContain('/here');
  expect(output).not.toContain('kms.corp.example');

  write('here', '403');
  expect((await check()).status).toBe(0);
  server.close();
});
