export function presentationAddress(parametersId: number): string {
  return `/budget-presentation/${parametersId}`;
}
