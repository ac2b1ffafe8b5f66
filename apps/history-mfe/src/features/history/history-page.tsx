import { PageHeader } from '@hoa/ui';
export function HistoryPage() {
  return <PageHeader title="Budget History" />;
}
