import { messageOf, useHost } from '@hoa/api-client/core';
import { useJoinMutation } from '@hoa/api-client/access';
import { Button, FormField, Input } from '@hoa/ui';
import { useState, type FormEvent } from 'react';

/** Where a browser that cannot see a budget enters the code that somebody sent. */
export function JoinForm() {
  const { notify } = useHost();
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [join, { isLoading }] = useJoinMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!code.trim()) return setProblem('Please enter the code.');
    setProblem(undefined);
    try {
      await join({ code, ...(name.trim() ? { name } : {}) }).unwrap();
      notify({ title: 'Welcome', description: 'This browser has access now.', variant: 'success' });
    } catch (error) {
      setProblem(messageOf(error, 'The code could not be checked. Please try again.'));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="w-full max-w-md space-y-3" noValidate>
      <p className="font-semibold">Were you sent a join code?</p>
      <FormField label="Join code" {...(problem ? { error: problem } : {})}>
        <Input
          className="figures tracking-wider uppercase"
          autoComplete="one-time-code"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </FormField>
      <FormField label="Your name" optional hint="So that the others know whose browser this is.">
        <Input
          value={name}
          maxLength={60}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
      </FormField>
      <Button type="submit" variant="primary" loading={isLoading}>
        Join
      </Button>
    </form>
  );
}
