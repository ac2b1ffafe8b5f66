import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog';
import { UiRoot } from './portal-root';

function show(changes: { busy?: boolean } = {}) {
  const onOpenChange = jest.fn();
  const onConfirm = jest.fn();
  render(
    <UiRoot mfe="sample">
      <ConfirmDialog
        open
        onOpenChange={onOpenChange}
        title="Delete Document"
        description="This cannot be undone."
        confirmLabel="Delete"
        destructive
        onConfirm={onConfirm}
        {...changes}
      />
    </UiRoot>,
  );
  return { onOpenChange, onConfirm };
}

test('is drawn inside the root, where the styles of a remote reach', async () => {
  show();
  expect((await screen.findByRole('alertdialog')).closest('[data-mfe="sample"]')).not.toBeNull();
});

test('starts on Cancel, so that Enter destroys nothing', async () => {
  const { onOpenChange, onConfirm } = show();
  expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('the confirming button acts', async () => {
  const { onConfirm } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('while the action runs, neither Escape nor a second click does anything', async () => {
  const { onOpenChange, onConfirm } = show({ busy: true });
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});
