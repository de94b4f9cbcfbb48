import { qrCode } from './QrCode.css.ts';

export interface QrCodeProps {
  /** Rows of the code, true for dark, including the quiet zone: without it cameras do not recognize the code */
  rows: readonly (readonly boolean[])[];
  /** Describes its target */
  label: string;
}

/** A code for a phone's camera (AR-02): dark on light whatever the colours of the page, sharp at any size. */
export function QrCode({ rows, label }: QrCodeProps) {
  const size = rows.length;
  return (
    <svg
      className={qrCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={rows.map(darkRuns).join('')} fill="currentColor" />
    </svg>
  );
}

/** The dark modules of a row as rectangles: adjacent modules are merged, so that no seam is visible between them. */
function darkRuns(row: readonly boolean[], y: number): string {
  return row
    .map((isDark, x) => {
      if (!isDark || row[x - 1]) return '';
      const end = row.indexOf(false, x);
      const width = (end < 0 ? row.length : end) - x;
      return `M${x} ${y}h${width}v1h${-width}z`;
    })
    .join('');
}
