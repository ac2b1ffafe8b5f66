import { deviceId, HostProvider, type Host } from '@hoa/api-client/core';
import { DEVICE_HEADER } from '@hoa/contracts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { toast, Toaster } from 'sonner';
import BudgetRoutes from './exposed/routes';
import './standalone.css';

/** This remote by itself, without the shell: for development, against the API of the same origin. */
const host: Host = {
  apiBase: '',
  key: { header: DEVICE_HEADER, value: deviceId() },
  notify: ({ title, description }) => void toast(title, { description }),
  theme: 'system',
};

if (window.location.pathname === '/') window.history.replaceState(null, '', '/upload-documents');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <HostProvider host={host}>
      <BrowserRouter>
        <main style={{ padding: 24 }}>
          <BudgetRoutes />
        </main>
      </BrowserRouter>
      <Toaster />
    </HostProvider>
  </StrictMode>,
);
