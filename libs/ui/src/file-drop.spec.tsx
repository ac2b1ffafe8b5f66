import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop } from './file-drop';

const pdf = new File(['a'], 'a.pdf', { type: 'application/pdf' });
const text = new File(['b'], 'b.txt', { type: 'text/plain' });

function show(changes: { multiple?: boolean; disabled?: boolean } = {}) {
  const onFiles = jest.fn();
  render(<FileDrop title="Upload" hint="PDF, 10 MB" accept=".pdf" onFiles={onFiles} {...changes} />);
  const zone = screen.getByRole('heading', { name: 'Upload' }).parentElement;
  if (!zone) throw new Error('no zone');
  return { onFiles, zone };
}

test('the same file can be chosen twice in a row', async () => {
  const { onFiles } = show();
  const input = screen.getByTestId('file-input');
  await userEvent.upload(input, pdf);
  await userEvent.upload(input, pdf);
  expect(onFiles.mock.calls).toEqual([[[pdf]], [[pdf]]]);
});

test('hands over what is dropped, unfiltered: its owner judges', () => {
  const { onFiles, zone } = show({ multiple: true });
  fireEvent.drop(zone, { dataTransfer: { files: [pdf, text] } });
  expect(onFiles).toHaveBeenCalledWith([pdf, text]);
});

test('takes one file where one is asked for', () => {
  const { onFiles, zone } = show();
  fireEvent.drop(zone, { dataTransfer: { files: [pdf, text] } });
  expect(onFiles).toHaveBeenCalledWith([pdf]);
});

test('takes nothing while disabled', () => {
  const { onFiles, zone } = show({ disabled: true });
  fireEvent.drop(zone, { dataTransfer: { files: [pdf] } });
  expect(onFiles).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Browse Files' })).toBeDisabled();
});
