import { UiRoot } from '@hoa/ui';
import { RecentActivity } from '../features/recent-activity/recent-activity';
import '../styles.css';

/** The home screen's list of recent budgets; nothing where there are none. */
export default function ExposedRecentActivity() {
  return (
    <UiRoot mfe="history">
      <RecentActivity />
    </UiRoot>
  );
}
