/** Pixels of a picture's original. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}
