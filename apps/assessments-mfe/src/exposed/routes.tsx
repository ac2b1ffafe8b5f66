import { UiRoot } from '@hoa/ui';
import { Route, Routes } from 'react-router-dom';
import { CalculatorSetup } from '../features/setup/calculator-setup';
import '../styles.css';

/** The pages of this remote, by the shell's paths. */
export default function AssessmentsRoutes() {
  return (
    <UiRoot mfe="assessments">
      <Routes>
        <Route path="/assessments-calculator" element={<CalculatorSetup />} />
      </Routes>
    </UiRoot>
  );
}
