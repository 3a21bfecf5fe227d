/** Replaces Blog/Components/Author/Socials (3.6.1): renders nothing. The authors are teams without accounts elsewhere. */
import type {ReactNode} from 'react';

export default function BlogAuthorSocials(): ReactNode {
  return null;
}
