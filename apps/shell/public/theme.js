// The same key and values as src/host/theme.ts.
try {
  const theme = localStorage.getItem('budgetTheme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme applies.
}
