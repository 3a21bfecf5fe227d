/** The fingerprint of an SSH key, as OpenSSH prints it: it looks like a checksum, without the signs that end Base64. */
export const sshKey = {
  pattern:
    /(?<![\w+/-])(?:SHA256:[A-Za-z\d+/]{43}(?![\w+/=])|MD5(?::[a-f\d]{2}){16}(?![\w:]))/,
  text: 'This is the fingerprint of an SSH key. It names a key, not a file, so no checksum can be equal to it.',
};
