const { configure } = require('@testing-library/react');

// Journeys of many steps, on machines that do other things too.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });
