import type {SearchDialog} from '@site/src/components/search/SearchDialog';

/**
 * Loads the dialog once; later calls resolve with the same module. Rejects when loading fails; a later call tries
 * again.
 */
export async function loadDialog(): Promise<typeof SearchDialog> {
  const module = await import(
    /* webpackChunkName: "search-dialog" */ '@site/src/components/search/SearchDialog'
  );
  return module.SearchDialog;
}
