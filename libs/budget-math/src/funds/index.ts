export * from './billing';
export * from './choices';
export * from './fund-table';
export * from './owners-pay';
export * from './surplus';
export * from './surplus-choices';
export * from './working-capital';
