/** An operation as text, in inline scripts (scripts/codegen/inline-scripts.ts). */
declare module '*.graphql' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: esbuild exports a text as the default
  export default text;
}
