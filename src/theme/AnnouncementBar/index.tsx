/**
 * Ejects AnnouncementBar (3.6.1): a labeled region instead of the banner landmark, which belongs to the site's header;
 * the text with a client-side link from src/data, where upstream inserts HTML whose links reload the site; and only on
 * the pages that the announcement names.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  useAnnouncementBar,
  useLocalPathname,
} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import {announcement} from '@site/src/data/announcement';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  const route = useLocalPathname();
  if (!isActive || !announcement?.routes.includes(route)) {
    return null;
  }
  const {text, link} = announcement;
  return (
    <section className={styles.announcementBar} aria-label="Announcement">
      <p className={styles.announcementBarContent}>
        {text} <Link to={link.to}>{link.label}</Link>
      </p>
      <AnnouncementBarCloseButton
        onClick={close}
        className={styles.announcementBarClose}
      />
    </section>
  );
}
