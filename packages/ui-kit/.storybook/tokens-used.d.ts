declare module 'virtual:tokens-used' {
  /** Paths of the tokens used in a component's style file, by the component's name. */
  export const tokensUsed: Readonly<Record<string, readonly string[]>>;
}
