import { UiRoot } from '@hoa/ui';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BoardPage } from '../features/board/board-page';
import { ExportPage } from '../features/export/lazy-page';
import { ParametersPage } from '../features/parameters/parameters-page';
import { PresentationPage } from '../features/presentation/lazy-page';
import { LoadingReview } from '../features/review/load-states';
import { ReviewPage } from '../features/review/review-page';
import { ForEditors } from '../features/sharing/for-editors';
import { UploadPage } from '../features/upload/upload-page';
import '../styles.css';

/** The pages of this remote, by the shell's paths. */
export default function BudgetRoutes() {
  return (
    <UiRoot mfe="budget">
      <Suspense fallback={<LoadingReview />}>
        <Routes>
          <Route path="/upload-documents" element={<ForEditors page={<UploadPage />} />} />
          <Route
            path="/budget-parameters/:parametersId?"
            element={<ForEditors page={<ParametersPage />} />}
          />
          <Route path="/budget-review/:parametersId" element={<ForEditors page={<ReviewPage />} />} />
          <Route path="/budget-modern/:parametersId" element={<ForEditors page={<ReviewPage />} />} />
          <Route path="/budget/:parametersId" element={<BoardPage />} />
          <Route path="/budget-export/:parametersId?" element={<ExportPage />} />
          <Route path="/budget-presentation/:parametersId" element={<PresentationPage />} />
          {/* On the way out: the shell is about to put another page here. */}
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
    </UiRoot>
  );
}
