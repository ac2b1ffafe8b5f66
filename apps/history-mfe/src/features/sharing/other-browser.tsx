import { useCreateJoinCodeMutation } from '@hoa/api-client/access';
import { messageOf, useHost } from '@hoa/api-client/core';
import { JOIN_CODE_MINUTES } from '@hoa/contracts';
import { Banner, Button, Card, CardHeader } from '@hoa/ui';
import { MonitorSmartphone } from 'lucide-react';

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** A key for a second browser, so that clearing this one loses nothing. */
export function OtherBrowser() {
  const { notify } = useHost();
  const [create, { data, isLoading }] = useCreateJoinCodeMutation();
  const make = () => {
    // One's own other browser: it may do what this one may.
    create('owner')
      .unwrap()
      .catch((error: unknown) =>
        notify({
          title: 'No code could be made',
          description: messageOf(error, 'Please try again.'),
          variant: 'destructive',
        }),
      );
  };
  return (
    <Card className="h-full">
      <CardHeader
        title="Use another browser, too"
        description="A join code opens this work in a second browser as well, so that clearing this one loses nothing."
      />
      {data && (
        <Banner className="mb-4" title="Enter this code in the other browser">
          <p className="figures my-2 text-3xl font-semibold tracking-wider" aria-label="Join code">
            {data.code}
          </p>
          <p className="wrap-anywhere">{`${window.location.origin}/budget-history?join`}</p>
          <p className="mt-1 text-ink-soft">
            It works once, for {JOIN_CODE_MINUTES} minutes, until {time.format(new Date(data.expiresAt))}.
          </p>
        </Banner>
      )}
      <Button loading={isLoading} onClick={make}>
        <MonitorSmartphone aria-hidden />
        {data ? 'Make another code' : 'Make a join code'}
      </Button>
    </Card>
  );
}
