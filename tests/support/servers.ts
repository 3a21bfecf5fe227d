/** The servers for the browser tests. SITE_TEST_PORT changes all three ports, for parallel runs on one machine. */
const first = Number(process.env.SITE_TEST_PORT ?? 4173);

export const servers = {
  site: {port: first, url: `http://localhost:${first}/`},
  wrongBase: {port: first + 1, url: `http://localhost:${first + 1}/wrong/`},
  preview: {port: first + 2, url: `http://localhost:${first + 2}/preview/`},
} as const;
