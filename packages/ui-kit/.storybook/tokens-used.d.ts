declare module 'virtual:tokens-used' {
  /** Paths of the tokens that a component's style file names, by the component's name. */
  export const tokensUsed: Readonly<Record<string, readonly string[]>>;
}
