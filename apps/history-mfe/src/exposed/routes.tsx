import { UiRoot } from '@hoa/ui';
import { Route, Routes } from 'react-router-dom';
import { HistoryPage } from '../features/history/history-page';
import '../styles.css';

/** The pages of this remote, by the shell's paths. */
export default function HistoryRoutes() {
  return (
    <UiRoot mfe="history">
      <Routes>
        <Route path="/budget-history" element={<HistoryPage />} />
      </Routes>
    </UiRoot>
  );
}
