/**
 * What people see when activation fails, as drawings: on the home page, each asks the box its sentence. The words are
 * those of the screens: `errorMessages.ts` and `errorCodes` have them with their sources. What varies is left out.
 *
 * How to add one: an entry here, in the order of frequency. A stranger has to recognize it without a caption.
 */
export interface ErrorScreen {
  id: string;
  /**
   * Where the words are: in the corner of a desktop, in the title bar of a window, in a strip below it, in the window, in a
   * banner across it, in a notice across the desktop, or in a box in front of the blue background of Windows Setup.
   */
  look: 'corner' | 'title' | 'strip' | 'page' | 'banner' | 'notice' | 'setup';
  /** What a visitor would call it. */
  caption: string;
  /** In the title bar of the window. */
  bar?: string;
  /** The first line, in bold. Without it, the title bar is. */
  title?: string;
  text?: string;
  /** What the box is asked. */
  asks: string;
  /** The section that answers it, for people without JavaScript. */
  to: string;
  /** What its answer in the diagnosis leads to, where that answer only quotes the screen, and so shows the drawing instead. */
  leadsTo?: string;
}

/** By tile: two that people confuse share one. */
export const errorTiles: readonly (readonly ErrorScreen[])[] = [
  [
    {
      id: 'watermark',
      look: 'corner',
      caption: 'Watermark',
      title: 'Activate Windows',
      text: 'Go to Settings to activate Windows.',
      asks: 'Activate Windows. Go to Settings to activate Windows.',
      to: '/troubleshoot#read-the-status',
      leadsTo: 'owner',
    },
  ],
  [
    {
      id: 'settings',
      look: 'page',
      caption: 'In Settings',
      bar: 'Settings',
      title: 'Activation',
      text: 'Windows is not activated',
      asks: 'Windows is not activated',
      to: '/troubleshoot#find-the-cause',
      leadsTo: 'owner',
    },
  ],
  [
    {
      id: 'expiry',
      look: 'notice',
      caption: 'License expires',
      title: 'Your Windows license will expire soon',
      text: 'You need to activate Windows in Settings.',
      asks: 'Your Windows license will expire soon. You need to activate Windows in Settings.',
      to: '/online_kms#license-expires-soon',
      leadsTo: 'expiry',
    },
  ],
  [
    {
      id: 'red-title',
      look: 'title',
      caption: 'Red title bar',
      bar: 'Word (Unlicensed Product)',
      asks: 'Word: red title bar',
      to: '/office-license-is-not-genuine#is-it-this-banner',
    },
    {
      id: 'unlicensed',
      look: 'strip',
      caption: 'Yellow strip',
      bar: 'Word',
      title: 'Unlicensed Product',
      text: 'Most features are turned off.',
      asks: 'Unlicensed Product. Most features are turned off.',
      to: '/office-license-is-not-genuine#is-it-this-banner',
    },
  ],
  [
    {
      id: 'not-genuine',
      look: 'banner',
      caption: 'Office banner',
      bar: 'Word',
      title: 'Get genuine Office',
      text: "Your license isn't genuine, and you may be a victim of software counterfeiting.",
      asks: "Get genuine Office. Your license isn't genuine, and you may be a victim of software counterfeiting.",
      to: '/office-license-is-not-genuine#is-it-this-banner',
      leadsTo: 'office-owner',
    },
  ],
  [
    {
      id: 'setup',
      look: 'setup',
      caption: 'Windows Setup',
      bar: 'Windows Setup',
      title: 'Windows cannot install required files.',
      text: 'Error code: 0x80070570',
      asks: 'Windows cannot install required files. Error code: 0x80070570',
      to: '/genuine-installation-media#check-a-file',
    },
  ],
];

export const errorScreens: readonly ErrorScreen[] = errorTiles.flat();
