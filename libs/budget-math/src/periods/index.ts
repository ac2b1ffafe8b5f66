export * from './annualize';
export * from './fiscal-year';
