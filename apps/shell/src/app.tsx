import { UiRoot } from '@hoa/ui';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { HostedApp } from './host/hosted-app';
import { Toasts } from './host/notify';
import { ThemeProvider } from './host/theme';
import { Layout } from './layout/layout';

// One route: which page a path means is the page table's business (routing/pages.ts), and a remote matches the paths of
// its own pages itself.
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <Layout>
        <HostedApp />
      </Layout>
    ),
  },
]);

export function App() {
  return (
    <ThemeProvider>
      <UiRoot>
        <RouterProvider router={router} />
        <Toasts />
      </UiRoot>
    </ThemeProvider>
  );
}
