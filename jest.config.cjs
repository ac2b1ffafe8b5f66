/** Every project with a jest.config.cjs of its own; the browser journeys (apps/e2e) run apart, after the build. */
module.exports = {
  projects: [
    '<rootDir>/apps/!(e2e)/jest.config.cjs',
    '<rootDir>/libs/*/jest.config.cjs',
    '<rootDir>/bench/*/jest.config.cjs',
  ],
};
