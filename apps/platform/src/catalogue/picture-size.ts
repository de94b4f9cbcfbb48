/** Pixels of an original image. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}
