/** What a visual run makes a picture of: a story or a screen in one look at one window width. */
export interface Shot {
  /** Of the story or the screen, as it is asked for on the command line. */
  id: string;
  /** For people: `Commerce/Product/ProductCard · Sale`; what stands before the dot is grouped in the report. */
  name: string;
  /** CSS pixels */
  width: number;
  /** Of its baseline, without a folder */
  file: string;
  /** Where somebody sees it running. */
  address: string;
  /** False: only its faults count, and no picture is kept of it. @default true */
  isPictured?: boolean;
}
