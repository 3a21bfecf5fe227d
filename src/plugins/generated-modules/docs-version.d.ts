declare module '@docs-version' {
  const properties: {
    version: import('@docusaurus/plugin-content-docs').PropVersionMetadata;
  };
  export default properties;
}
