/** Reports a completed sale. An error in the report never affects the sale (ANA-01): it is logged. */
export function measureSale(report: () => void): void {
  try {
    report();
  } catch (error) {
    console.error('a sale could not be measured', error);
  }
}
