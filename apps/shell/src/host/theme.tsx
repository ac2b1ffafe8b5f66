import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Read by public/theme.js too, before the first paint. */
const STORAGE_KEY = 'budgetTheme';

interface ThemeState {
  theme: Theme;
  setTheme: (theme: Theme) => void;
}

const ThemeContext = createContext<ThemeState | null>(null);

/** Keeps the chosen theme and writes it to the page; 'system' leaves the choice to the style sheet. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setState] = useState(storedTheme);
  const setTheme = useCallback((next: Theme) => {
    setState(next);
    applyTheme(next);
  }, []);
  const state = useMemo(() => ({ theme, setTheme }), [theme, setTheme]);
  return <ThemeContext.Provider value={state}>{children}</ThemeContext.Provider>;
}

export function useTheme(): ThemeState {
  const state = useContext(ThemeContext);
  if (!state) throw new Error('useTheme needs a ThemeProvider above it');
  return state;
}

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is blocked or full: the choice holds for this visit.
  }
}
