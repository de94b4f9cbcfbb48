/** One screenshot of a visual run: a story or screen in one look at one window width. */
export interface Shot {
  /** Id of the story or screen on the command line. */
  id: string;
  /** Display name: `Commerce/Product/ProductCard · Sale`; the report groups by the part before the dot. */
  name: string;
  /** CSS pixels */
  width: number;
  /** Of its baseline, without a folder */
  file: string;
  /** URL of the running story or screen. */
  address: string;
  /** False: only faults count, without a screenshot. @default true */
  isPictured?: boolean;
}
