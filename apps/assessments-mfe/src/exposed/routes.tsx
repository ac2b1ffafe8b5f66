import { Button, UiRoot } from '@hoa/ui';
import { Link, Route, Routes } from 'react-router-dom';
import { AssessmentCalculator } from '../features/calculator/assessment-calculator';
import '../styles.css';

/** The pages of this remote, by the shell's paths. */
export default function AssessmentsRoutes() {
  return (
    <UiRoot mfe="assessments">
      <Routes>
        <Route
          path="/assessments-calculator"
          element={<AssessmentCalculator createBudget={<CreateBudget />} />}
        />
      </Routes>
    </UiRoot>
  );
}

function CreateBudget() {
  return (
    <Button asChild size="sm">
      <Link to="/upload-documents">Create New Budget</Link>
    </Button>
  );
}
