/**
 * Objects of https://schema.org in the form that search engines read (JSON-LD), with the fields their documentation
 * requires.
 */

export interface Crumb {
  name: string;
  /** Absolute address. */
  url: string;
}

export interface QuestionAndAnswer {
  question: string;
  /** Plain text. */
  answer: string;
}

type JsonLd = {'@context': 'https://schema.org'; '@type': string} & Record<
  string,
  unknown
>;

/** The way to a page, from the home page down to the page itself. */
export function breadcrumbList(trail: readonly Crumb[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export function webSite(site: {
  name: string;
  description: string;
  url: string;
}): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': site.url,
    ...site,
    inLanguage: 'en',
  };
}

export function faqPage(
  url: string,
  entries: readonly QuestionAndAnswer[],
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': url,
    mainEntity: entries.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

/** The element that carries an object. No text inside can end it. */
export function toScript(object: JsonLd): string {
  const json = JSON.stringify(object).replace(/</g, '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
