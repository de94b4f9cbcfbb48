/** A start tag of a page, by offsets in its text. */
export interface HtmlTag {
  /** In lower case. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** As it stands in the page. */
  readonly source: string;
  /** As a browser reads them, each name once. */
  attributes(): readonly HtmlAttribute[];
}

/** An attribute with where it stands, name and value. */
export interface HtmlAttribute {
  /** In lower case. */
  readonly name: string;
  /** With its character references resolved; empty where there is none. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}
