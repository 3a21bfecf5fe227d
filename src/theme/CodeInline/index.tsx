/** Replaces CodeInline (3.6.1): inline code of a page is not translated. */
export {Code as default} from '@site/src/components/ui/Code';
