import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AmountCell } from './amount-cell';

function setup({ cents = 123_450 } = {}) {
  const onSave = jest.fn<undefined, [number]>();
  const onInvalid = jest.fn<undefined, [string]>();
  function Cell() {
    const [text, setText] = useState<string | null>(null);
    return (
      <>
        <AmountCell
          label="Water"
          cents={cents}
          text={text}
          onText={setText}
          onSave={onSave}
          onInvalid={onInvalid}
        />
        <button type="button">elsewhere</button>
      </>
    );
  }
  render(<Cell />);
  const cell = () => screen.getByRole('button', { name: /^Water:/ });
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New amount for Water' });
  const isOpen = () => screen.queryByRole('textbox') !== null;
  return { user: userEvent.setup(), onSave, onInvalid, cell, input, isOpen };
}

describe('opening', () => {
  it('needs two clicks of a mouse, and holds the exact amount, selected', async () => {
    const { user, cell, input, isOpen } = setup();
    await user.click(cell());
    expect(isOpen()).toBe(false);
    await user.dblClick(cell());
    expect(input().value).toBe('1234.50');
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, 7]);
  });

  it.each(['{Enter}', '{F2}', ' '])('works by the key %s', async (key) => {
    const { user, cell, input } = setup({ cents: -5 });
    cell().focus();
    await user.keyboard(key);
    expect(input().value).toBe('-0.05');
  });

  it('starts anew with the character that is typed', async () => {
    const { user, cell, input, onSave } = setup();
    cell().focus();
    await user.keyboard('950{Enter}');
    expect(onSave).toHaveBeenCalledWith(95_000);
    expect(() => input()).toThrow();
  });

  it('is not done by a letter or a shortcut', async () => {
    const { user, cell, isOpen } = setup();
    cell().focus();
    await user.keyboard('a{Control>}1{/Control}');
    expect(isOpen()).toBe(false);
  });
});

describe('ending', () => {
  const open = async () => {
    const all = setup();
    await all.user.dblClick(all.cell());
    await all.user.clear(all.input());
    return all;
  };

  it('saves once on Enter and gives the focus back to the cell', async () => {
    const { user, onSave, cell, input, isOpen } = await open();
    await user.type(input(), '2000{Enter}');
    expect(onSave.mock.calls).toEqual([[200_000]]);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(cell());
  });

  it('saves once when it is left', async () => {
    const { user, onSave, input } = await open();
    await user.type(input(), '2000');
    await user.click(screen.getByText('elsewhere'));
    expect(onSave.mock.calls).toEqual([[200_000]]);
  });

  it('does not save on Escape', async () => {
    const { user, onSave, cell, input } = await open();
    await user.type(input(), '2000{Escape}');
    expect(onSave).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(cell());
  });

  it.each(['1234.50', '$1,234.50', '1234.5'])('does not save %s, which is what it was', async (same) => {
    const { user, onSave, input, isOpen } = await open();
    await user.type(input(), same);
    await user.tab();
    expect(onSave).not.toHaveBeenCalled();
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['$ 2,000', 200_000],
    ['-0', 0],
    ['=1234.50*1.1', 135_795],
    ['1,234.50 + 500', 173_450],
    ['2k', 200_000],
    ['+5%', 129_623],
    ['-3%', 119_747],
  ])('reads %s', async (typed, cents) => {
    const { onSave, input } = await open();
    fireEvent.change(input(), { target: { value: typed } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(onSave.mock.calls).toEqual([[cents]]);
  });

  it.each(['', 'abc', '1.2.3', '--5', '12,5', '+500', '5%', '1/2', '12 months'])(
    'says that %p is no number and keeps it for mending',
    async (typed) => {
      const { onSave, onInvalid, input, isOpen } = await open();
      fireEvent.change(input(), { target: { value: typed } });
      fireEvent.keyDown(input(), { key: 'Enter' });
      expect(onInvalid.mock.calls).toEqual([[expect.stringMatching(/^[A-Z]/)]]);
      expect(isOpen()).toBe(true);
      fireEvent.blur(input());
      expect(onInvalid).toHaveBeenCalledTimes(2);
      expect(isOpen()).toBe(false);
      expect(onSave).not.toHaveBeenCalled();
    },
  );
});

describe('a change of more than three times', () => {
  const typed = async (text: string) => {
    const all = setup();
    await all.user.dblClick(all.cell());
    await all.user.clear(all.input());
    await all.user.type(all.input(), text);
    await all.user.tab();
    return all;
  };

  it.each([
    ['12345', 'Change Water to $12,345?', 1_234_500],
    ['123.45', 'Change Water to $123.45?', 12_345],
    ['(1,500.25)', 'Change Water to −$1,500.25?', -150_025],
    ['\u22121500', 'Change Water to −$1,500?', -150_000],
    ['+300%', 'Change Water to $4,938?', 493_800],
  ])('by %s asks once', async (text, title, cents) => {
    const { user, onSave } = await typed(text);
    expect(onSave).not.toHaveBeenCalled();
    const dialog = screen.getByRole('alertdialog', { name: title });
    expect(dialog.textContent).toContain('It is $1,234.50 now.');
    await user.click(screen.getByRole('button', { name: /^Change to/ }));
    expect(onSave.mock.calls).toEqual([[cents]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('changes nothing when it is not meant', async () => {
    const { user, onSave, cell } = await typed('12345');
    await user.click(screen.getByRole('button', { name: 'Keep $1,234.50' }));
    expect(onSave).not.toHaveBeenCalled();
    expect(cell().textContent).toBe('$1,235');
  });

  it.each(['3703.50', '411.50', '0'])('is not %s', async (text) => {
    const { onSave } = await typed(text);
    expect(onSave).toHaveBeenCalledTimes(1);
  });
});
