import type { WordedBudget } from '@hoa/api-client/exports';
import { Button } from '@hoa/ui';
import { MonitorPlay, Presentation } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { presentationAddress } from '../presentation/address';
import { ExportCard } from './export-card';
import { PresentationDialog } from './presentation-dialog';

export function PresentationCard({ budget }: { budget: WordedBudget }) {
  const [open, setOpen] = useState(false);
  return (
    <ExportCard
      className="md:col-span-2"
      icon={Presentation}
      title="Presentation"
      description="Six slides for the meeting"
      actions={
        <>
          <Button variant="primary" onClick={() => setOpen(true)}>
            <Presentation aria-hidden />
            Board Presentation
          </Button>
          <Button asChild>
            <Link to={presentationAddress(budget)}>
              <MonitorPlay aria-hidden />
              Open the slides
            </Link>
          </Button>
        </>
      }
    >
      <p>Totals, categories, what changed and what to do next, with notes for whoever speaks.</p>
      {open && <PresentationDialog budget={budget} onClose={() => setOpen(false)} />}
    </ExportCard>
  );
}
