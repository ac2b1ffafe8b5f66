const { configure } = require('@testing-library/react');

// Journeys of many steps, on machines that do other things too.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });
