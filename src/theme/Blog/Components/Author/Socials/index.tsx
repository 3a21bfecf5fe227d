/** Replaces Blog/Components/Author/Socials (3.6.1): renders nothing. The authors are teams without accounts elsewhere. */
export default function BlogAuthorSocials(): null {
  return null;
}
