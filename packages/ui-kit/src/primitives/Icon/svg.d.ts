declare module '*.svg' {
  const image: string | { readonly src: string };
  // biome-ignore lint/style/noDefaultExport: bundlers export an image so
  export default image;
}
