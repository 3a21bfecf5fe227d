// @ts-check
/**
 * Serves `build/` as a host should: clean URLs, a real 404, the site's base URL. `npm run serve` prints the address;
 * the browser tests start it too, so they see what visitors see.
 *
 *   PORT            port to listen on (default 3000)
 *   SERVE_DIR       folder to serve (default build)
 *   SERVE_BASE_URL  path below which the site answers (default /)
 */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

const port = Number(process.env.PORT ?? 3000);
const directory = path.resolve(process.env.SERVE_DIR ?? 'build');
const baseUrl = process.env.SERVE_BASE_URL ?? '/';

const notFoundPage = readBuiltFile('404.html');

// With `extensions`, /windows_8.1_links finds windows_8.1_links.html: no dot in a path is taken for a file extension.
const files = sirv(directory, {
  dev: true,
  extensions: ['html'],
  etag: true,
  dotfiles: false,
  setHeaders: (response, pathname) =>
    response.setHeader(
      'cache-control',
      // The names of assets change with their content; a page must be asked for anew.
      pathname.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    ),
});

/** @param {string} name */
function readBuiltFile(name) {
  try {
    return readFileSync(path.join(directory, name));
  } catch {
    console.error(
      `There is no ${name} in ${directory}. Run "npm run build" first.`,
    );
    process.exit(1);
  }
}

const server = createServer((request, response) => {
  const notFound = () => {
    response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
    response.end(request.method === 'HEAD' ? undefined : notFoundPage);
  };
  const url = request.url ?? '/';
  if (!url.startsWith(baseUrl)) {
    notFound();
    return;
  }
  const [pathname = '', query] = url.split('?');
  if (pathname.endsWith('/') && pathname !== baseUrl) {
    // One address for each page. A leading double slash would send the visitor to another host.
    const target = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
    response.writeHead(301, {location: query ? `${target}?${query}` : target});
    response.end();
    return;
  }
  request.url = `/${url.slice(baseUrl.length)}`;
  files(request, response, notFound);
});

server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another one: PORT=3001 npm run serve`
      : `The server could not start: ${error.message}`,
  );
  process.exit(1);
});

server.listen(port, () =>
  console.log(
    `Serving ${path.basename(directory)}/ at http://localhost:${port}${baseUrl}`,
  ),
);
