// No download at install time: the browser is found at run time (README, 'Browser').
module.exports = { skipDownload: true };
