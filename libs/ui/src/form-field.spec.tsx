import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Input, Select } from './fields';
import { FormField } from './form-field';
import { MoneyInput } from './money';

test('joins label, hint and error to the control', () => {
  render(
    <FormField label="Units" hint="How many homes." error="Units must be at least 1" required>
      <Input name="units" />
    </FormField>,
  );
  const input = screen.getByLabelText('Units');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Units must be at least 1 How many homes.');
  expect(screen.getByRole('alert')).toHaveTextContent('Units must be at least 1');
});

test('without an error the control is valid', () => {
  render(
    <FormField label="State" optional>
      <Select>
        <option>Ohio</option>
      </Select>
    </FormField>,
  );
  const select = screen.getByLabelText('State (optional)');
  expect(select).toBeValid();
  expect(select).not.toHaveAttribute('aria-describedby');
});

test('an amount is labelled too', () => {
  render(
    <FormField label="Total">
      <MoneyInput value="12" onValueChange={jest.fn()} />
    </FormField>,
  );
  expect(screen.getByLabelText('Total')).toHaveValue('12');
});
