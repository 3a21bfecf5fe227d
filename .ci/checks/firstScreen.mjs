import {Buffer} from 'node:buffer';
import {brotliDecompressSync, constants} from 'node:zlib';

/** Bytes that a server sends before it waits for the browser: ten packets, minus room for the response headers. */
export const firstFlight = 14_000;
/** Number of characters. A phone shows fewer before scrolling. */
const firstScreenLength = 1000;

/**
 * The index in a page's HTML where the first screen ends: after as much text of its main part as a phone shows. The list
 * of contents does not count, because a phone shows it folded.
 * @param {string} html
 */
export function endOfFirstScreen(html) {
  const tokens =
    /<(script|style|nav)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+/g;
  tokens.lastIndex = Math.max(html.indexOf('<main'), 0);
  let shown = 0;
  for (;;) {
    const token = tokens.exec(html)?.[0];
    if (token === undefined) {
      return html.length;
    }
    shown += token.startsWith('<') ? 0 : token.length;
    if (shown >= firstScreenLength || token === '</main>') {
      return tokens.lastIndex;
    }
  }
}

/**
 * How much of a page the browser can decode after the first flight, as a share of what the first screen needs. It is 1
 * or more if all of the first screen has arrived.
 * @param {string} html
 * @param {Buffer} compressed the HTML, compressed with Brotli
 */
export function firstFlightShare(html, compressed) {
  const arrived = brotliDecompressSync(compressed.subarray(0, firstFlight), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });
  return (
    arrived.length / Buffer.byteLength(html.slice(0, endOfFirstScreen(html)))
  );
}

/**
 * The first tag that makes a browser fetch another file before it paints the first screen.
 * @param {string} html
 */
export function findBlocking(html) {
  return html
    .slice(0, endOfFirstScreen(html))
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .match(
      /<link\b[^>]*\brel="?stylesheet\b[^>]*>|<script\b(?![^>]*\b(?:defer|async|type="?module)\b)[^>]*\bsrc=[^>]*>/,
    )?.[0];
}
