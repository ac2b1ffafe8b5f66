/** Asks the presentation to open the print window as soon as it is drawn. */
export const PRINT_PARAMETER = 'print';

export function presentationAddress(parametersId: number): string {
  return `/budget-presentation/${parametersId}`;
}

export function printAddress(parametersId: number): string {
  return `${presentationAddress(parametersId)}?${PRINT_PARAMETER}`;
}
