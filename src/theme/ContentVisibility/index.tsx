/** Replaces ContentVisibility (3.6.1): banners for drafts and unlisted pages, which the front matter does not know. */
export default function ContentVisibility(): null {
  return null;
}
