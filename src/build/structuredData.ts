/**
 * https://schema.org objects as JSON-LD, with the fields that search engines require in their documentation.
 */

export interface Crumb {
  name: string;
  /** Absolute URL. */
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

/** The breadcrumbs of a page, from the home page to the page itself. */
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

/** The `<script>` element for an object. Escaped so that no text in it can end the element. */
export function toScript(object: JsonLd): string {
  const json = JSON.stringify(object).replace(/</g, '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
