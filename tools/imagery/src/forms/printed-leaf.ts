interface PrintedLeaf {
  /** Position of its stalk, in pixels. */
  x: number;
  y: number;
  /** From stalk to tip, in pixels. */
  length: number;
  /** Clockwise from upright, in radians. */
  turn: number;
  color: string;
  /** Width near the stalk, height of that point, and width near the tip, as shares of its length. */
  outline: readonly [foot: number, rise: number, tip: number];
  /** A pale rib is drawn along its middle. */
  hasRib?: boolean;
}

/** Draws a leaf into the print of a package. */
export function printLeaf(
  ctx: CanvasRenderingContext2D,
  { x, y, length, turn, color, outline: [foot, rise, tip], hasRib = false }: PrintedLeaf,
): void {
  const [footX, footY, tipX, tipY] = [length * foot, -length * rise, length * tip, -length * 0.85];
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.bezierCurveTo(-footX, footY, -tipX, tipY, 0, -length);
  ctx.bezierCurveTo(tipX, tipY, footX, footY, 0, 0);
  ctx.fill();
  if (hasRib) {
    ctx.strokeStyle = 'rgba(255,255,255,0.45)';
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(0, -length * 0.92);
    ctx.stroke();
  }
  ctx.restore();
}
