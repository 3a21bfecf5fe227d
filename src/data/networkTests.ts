/**
 * What an activation over the internet depends on, in the order in which `/licensing-servers-issue` tests it. The drawing
 * there links each to its section.
 *
 * To add one, add a section with a number to the page, and an entry with its id here.
 */
export interface NetworkTest {
  /** The id of the section. */
  section: string;
  /** What is tested, in one or two words. */
  name: string;
  /** What breaks it. */
  fault: string;
}

export const networkTests: readonly NetworkTest[] = [
  {
    section: 'clock',
    name: 'Clock',
    fault: 'wrong, or not synchronized',
  },
  {
    section: 'dns',
    name: 'Name (DNS)',
    fault: 'has no public address',
  },
  {
    section: 'port',
    name: 'Port',
    fault: 'blocked by a firewall or a VPN',
  },
  {
    section: 'hosts-file',
    name: 'Hosts file',
    fault: "redirects Microsoft's names",
  },
  {
    section: 'proxy',
    name: 'Proxy',
    fault: 'stale, or asks for a password',
  },
  {
    section: 'tls',
    name: 'TLS',
    fault: 'turned off, or a certificate is not trusted',
  },
  {
    section: 'services',
    name: 'Services',
    fault: 'turned off, or without their tasks',
  },
];
