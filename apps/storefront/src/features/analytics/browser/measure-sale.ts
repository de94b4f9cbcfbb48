/**
 * Tells of a sale that was made already. Nothing that goes wrong with telling ever reaches the sale (ANA-01): it is logged.
 */
export function measureSale(report: () => void): void {
  try {
    report();
  } catch (error) {
    console.error('a sale could not be measured', error);
  }
}
