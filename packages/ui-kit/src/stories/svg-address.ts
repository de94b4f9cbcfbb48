/** The data URL of an SVG drawing, sizes in pixels: an image that needs no request. */
export function svgAddress(width: number, height: number, inside: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`,
  )}`;
}
