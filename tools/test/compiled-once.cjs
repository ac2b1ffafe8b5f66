const vm = require('node:vm');

/**
 * Jest compiles every module again for each file of tests. V8 takes what it made of the same text before, which takes a
 * twentieth of the time, so each process keeps that for the modules of all the files that it runs.
 */
const compile = vm.compileFunction;
const made = new Map();

vm.compileFunction = (source, parameters, options) => {
  const { filename } = options ?? {};
  // What is taken from before does not know how Jest imports.
  if (filename === undefined || source.includes('import(')) return compile(source, parameters, options);
  const before = made.get(filename);
  if (before?.source === source) {
    const compiled = compile(source, parameters, { ...options, cachedData: before.data });
    if (!compiled.cachedDataRejected) return compiled;
  }
  const compiled = compile(source, parameters, { ...options, produceCachedData: true });
  if (compiled.cachedData) made.set(filename, { source, data: compiled.cachedData });
  return compiled;
};
