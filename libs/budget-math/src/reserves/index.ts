export * from './budget-plans';
export * from './cash-flow';
export * from './funding';
export * from './plans';
