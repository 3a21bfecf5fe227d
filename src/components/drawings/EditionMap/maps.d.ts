/** Written by `src/plugins/edition-maps`. */
declare module '@generated/edition-maps/default/maps.json' {
  const maps: Readonly<
    Record<
      'client' | 'server',
      import('@site/src/lib/drawings/drawnMap').DrawnMap
    >
  >;
  export default maps;
}
