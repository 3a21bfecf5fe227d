import type {Plugin} from '@docusaurus/types';

/**
 * Measures windows in the visitor's text: writes the pixels in the conditions of styles, the theme's too, as `em`, of which
 * one has the size of letters that the browser is set to. With letters twice as large, a window of 1280 pixels gets the
 * frame of one with 640, as if it were zoomed.
 */
export default function textBreakpoints(): Plugin {
  return {
    name: 'text-breakpoints',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'text-breakpoints',
        AtRule: {
          media(rule: {params: string}) {
            rule.params = rule.params.replace(
              /\b(\d+)px\b/g,
              (_, pixels) => `${Number(pixels) / 16}em`,
            );
          },
        },
      });
      return options;
    },
  };
}
