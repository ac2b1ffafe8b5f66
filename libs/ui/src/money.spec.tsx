import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MoneyInput } from './money';

function Field() {
  const [value, setValue] = useState('');
  return <MoneyInput aria-label="Amount" value={value} onValueChange={setValue} />;
}

const paste = (text: string) => {
  render(<Field />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  const event = createEvent.paste(input, { clipboardData: { getData: () => text } });
  act(() => {
    fireEvent(input, event);
  });
  return { input, isLeftToBrowser: !event.defaultPrevented };
};

describe('what is pasted into an amount', () => {
  it.each(['9425\n500', '9425\r\n500', '\n9425\r\n500\r\n'])('keeps two cells apart: %j', (text) => {
    expect(paste(text).input.value).toBe('9425 500');
  });

  it.each(['9425', '9,425\n'])('is left to the browser where it is one cell: %j', (text) => {
    expect(paste(text).isLeftToBrowser).toBe(true);
  });
});
