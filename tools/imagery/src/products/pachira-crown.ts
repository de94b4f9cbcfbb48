/** The crown of a money tree: leaves on long stalks round the shoots' ends, the old ones hanging. */
export const PACHIRA_CROWN = {
  surface: { underside: '#8fb070', uneven: true, blemishes: 0.3, ior: 1.5 },
  spiralShoots: {
    leaves: 1.6,
    length: 0.14,
    stalk: 1.05,
    inner: 0.4,
    leafSize: 1,
    weight: 0.3,
    rise: 0.5,
    hang: 0.2,
    young: '#a3cc5a',
    old: '#27672c',
  },
} as const;
