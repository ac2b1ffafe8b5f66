import { useJoinMutation } from '@hoa/api-client/access';
import { messageOf, useHost } from '@hoa/api-client/core';
import { Button, Card, CardHeader, FormField, Input } from '@hoa/ui';
import { useState, type FormEvent } from 'react';

/** In a browser without any work: opens that of another one by its code. */
export function JoinForm() {
  const { notify } = useHost();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [join, { isLoading }] = useJoinMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!code.trim()) return setProblem('Please enter the code.');
    setProblem(undefined);
    try {
      await join({ code }).unwrap();
      notify({ title: 'Welcome', description: 'This browser has access now.', variant: 'success' });
    } catch (error) {
      setProblem(messageOf(error, 'The code could not be checked. Please try again.'));
    }
  };
  return (
    <Card className="h-full">
      <CardHeader
        title="Is your work in another browser?"
        description="Make a join code there, on this page or by Share in a budget, and enter it here within ten minutes."
      />
      <form onSubmit={(event) => void submit(event)} className="space-y-3" noValidate>
        <FormField label="Join code" {...(problem ? { error: problem } : {})}>
          <Input
            className="figures tracking-wider uppercase"
            autoComplete="one-time-code"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </FormField>
        <Button type="submit" loading={isLoading}>
          Join
        </Button>
      </form>
    </Card>
  );
}
