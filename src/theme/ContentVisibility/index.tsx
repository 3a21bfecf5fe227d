/** Replaces ContentVisibility (3.6.1): it renders banners for drafts and unlisted pages, which this site's front matter does not allow. */
export default function ContentVisibility(): null {
  return null;
}
