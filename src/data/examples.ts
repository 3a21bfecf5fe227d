/** What the tools offer to try with one press. Sample reports are in `activationSamples.ts`. */

/** Words for which the finder has a switch. */
export const switchExamples: readonly string[] = [
  'remove product key',
  'full license report',
  '/skms',
];

/** Questions that people ask most about editions: the ids of both, from which and to which. */
export const editionExamples: readonly {
  label: string;
  from: string;
  to: string;
}[] = [
  {label: 'Home to Pro', from: 'home', to: 'pro'},
  {label: 'Pro to Enterprise', from: 'pro', to: 'enterprise'},
  {label: 'Pro to Home', from: 'pro', to: 'home'},
  {
    label: 'LTSC to IoT LTSC',
    from: 'enterprise-ltsc',
    to: 'iot-enterprise-ltsc',
  },
  {
    label: 'Server evaluation to Standard',
    from: 'server-standard-evaluation-desktop-experience',
    to: 'server-standard-desktop-experience',
  },
];

/** What the box on the home page offers to try: one of each kind of text, and where it is answered without a script. */
export const boxExamples: readonly {
  label: string;
  /** What the box is asked, where it is not the label: the label of a sample report. */
  sample?: string;
  to: string;
}[] = [
  {label: '0xC004F074', to: '/troubleshoot#0xC004F074'},
  {label: 'Activate Windows', to: '/faq#not-activated'},
  {label: 'Home to Pro', to: '/change_windows_edition#find-your-path'},
  {
    label: 'Sample report',
    sample: 'Not activated',
    to: '/check_activation_status#slmgr-dlv',
  },
];
