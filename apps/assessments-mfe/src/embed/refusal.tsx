import { asApiError, messageOf } from '@hoa/api-client/core';
import { Banner, ErrorPanel } from '@hoa/ui';

/** Why nothing can be shown, for the portal's reader and for whoever looks after the portal. */
export function Refusal({
  error,
  onRetry,
  retrying,
}: {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}) {
  const code = asApiError(error)?.code;
  const title = TITLES[code ?? ''] ?? 'The calculator could not be loaded';
  const description = messageOf(error, 'Please try again in a few minutes.');
  // What a second try cannot change offers none.
  if (code !== undefined && code in TITLES)
    return (
      <Banner tone="problem" title={title} announce>
        {description}
      </Banner>
    );
  return <ErrorPanel title={title} description={description} onRetry={onRetry} retrying={retrying} />;
}

const TITLES: Readonly<Record<string, string>> = {
  cross_origin: 'The calculator may not be shown here',
  embed_key: 'The calculator’s key opens nothing',
};

/** The page was set up without a key. */
export function NoKey() {
  return (
    <Banner tone="problem" title="The calculator has no key" announce>
      This page gives no embed key, or one that is not whole. A manager of the association makes one in the
      assessment calculator, under ‘Embed in your portal’.
    </Banner>
  );
}
