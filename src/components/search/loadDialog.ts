import type {SearchDialog} from '@site/src/components/search/SearchDialog';

/** Loads the dialog, once: what is there already comes at once. Rejects when it does not arrive; a later call tries again. */
export async function loadDialog(): Promise<typeof SearchDialog> {
  const module = await import(
    /* webpackChunkName: "search-dialog" */ '@site/src/components/search/SearchDialog'
  );
  return module.SearchDialog;
}
