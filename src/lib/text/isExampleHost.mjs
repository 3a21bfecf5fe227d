/** Names that RFC 2606 and RFC 6761 reserve for examples and tests. */
const reserved =
  /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid|localhost|test)$/;

/**
 * Whether a host name is reserved, as in the committed package.json. JavaScript, because the check before a deployment
 * runs without packages.
 * @param {string} host in lower case
 * @returns {boolean}
 */
export const isExampleHost = (host) => reserved.test(host);
