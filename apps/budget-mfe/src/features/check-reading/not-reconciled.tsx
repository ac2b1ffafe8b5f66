import type { Budget, Difference } from '@hoa/contracts';
import { Banner, Button } from '@hoa/ui';
import { Link } from 'react-router-dom';
import { budget as words } from './messages';

/** A budget that was generated although its lines do not add up to the totals printed in its documents. */
export function isUnreconciled(budget: Pick<Budget, 'reconciliation'> | undefined): boolean {
  return budget?.reconciliation?.status === 'not-reconciled';
}

/** The difference, above everything else that the budget says. */
export function NotReconciled({ budget }: { budget: Budget | undefined }) {
  if (!isUnreconciled(budget)) return null;
  const { parametersId, reconciliation } = budget!;
  const differences = reconciliation?.differences ?? [];
  return (
    <Banner
      tone="problem"
      className="mb-6"
      title={words.banner}
      aside={
        <Button asChild>
          <Link to={`/budget-parameters/${parametersId}`}>{words.check}</Link>
        </Button>
      }
    >
      {differences.length === 0 ? (
        <p>{withoutTitle(reconciliation?.banner) || words.fallback}</p>
      ) : (
        <ul className="space-y-1">
          {differences.map((difference) => (
            <li key={`${difference.documentName} ${difference.message}`}>{inWords(difference)}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

/** With the document's name, where the sentence does not begin with it. */
export function inWords({ documentName, message }: Difference): string {
  return message.includes(documentName) ? message : `${documentName}: ${message}`;
}

const withoutTitle = (banner = ''): string => banner.replace(/^Not reconciled:\s*/, '');
