import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { presentation } from '../../testing/presentation';
import { renderAt } from '../../testing/render';
import { at, go, openSlides, press, ROUTE, says, slides } from '../../testing/slides';

describe('moving through them', () => {
  it('goes by buttons and dots, and ends at the ends', async () => {
    await openSlides();
    const previous = screen.getByRole<HTMLButtonElement>('button', { name: 'Previous slide' });
    expect(previous.disabled).toBe(true);
    await press('Next slide');
    at(2);
    expect(screen.getByText('Slide 2 of 6: Overview').getAttribute('role')).toBe('status');
    await userEvent.click(previous);
    at(1);
    await go('Conclusion');
    expect(screen.getByRole('button', { name: 'Slide 6: Conclusion' }).getAttribute('aria-current')).toBe(
      'true',
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next slide' }).disabled).toBe(true);
  });

  it('goes by keys', async () => {
    await openSlides();
    await userEvent.keyboard('{ArrowLeft}');
    at(1);
    await userEvent.keyboard('{ArrowRight} ');
    at(3);
    await userEvent.keyboard('{ArrowLeft}');
    at(2);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    at(6);
  });

  it('leaves a focused button its space, and the browser its shortcuts', async () => {
    await openSlides();
    screen.getByRole('button', { name: 'Presenter notes' }).focus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('heading', { name: 'Presenter notes' })).toBeTruthy();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    at(1);
  });

  it('does not go on by a space after a dot was clicked and the focus stayed', async () => {
    await openSlides();
    await go('Expenses');
    await userEvent.keyboard(' ');
    at(4);
  });

  it('goes by swipes that are long and level', async () => {
    await openSlides();
    const swipe = (x: number, y = 0) => {
      fireEvent.touchStart(slides(), { touches: [{ clientX: 200, clientY: 200 }] });
      fireEvent.touchEnd(slides(), { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
    };
    swipe(-120);
    at(2);
    swipe(-20);
    at(2);
    swipe(-120, 200);
    at(2);
    swipe(120, 10);
    at(1);
  });
});

describe('presenting', () => {
  afterEach(() => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  });

  it('fills the window where there is no fullscreen, until Escape', async () => {
    await openSlides();
    await press('Present');
    expect(document.activeElement).toBe(slides());
    expect(screen.getByRole('button', { name: 'Exit fullscreen' })).toBeTruthy();
    await userEvent.keyboard(' ');
    at(2);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Exit fullscreen' })).toBeNull();
    at(2);
  });

  it('goes by the keys of a remote control too, which else move the page', async () => {
    await openSlides();
    await userEvent.keyboard('{PageDown}{End}');
    at(1);
    await press('Present');
    await userEvent.keyboard('{PageDown}{PageDown}');
    at(3);
    await userEvent.keyboard('{PageUp}');
    at(2);
    await userEvent.keyboard('{End}');
    at(6);
    await userEvent.keyboard('{Home}');
    at(1);
  });

  it('takes the screen, and ends when the browser ends it', async () => {
    const shown = { element: null as Element | null };
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    Object.defineProperty(document, 'fullscreenElement', { get: () => shown.element, configurable: true });
    Element.prototype.requestFullscreen = function (this: Element) {
      shown.element = this;
      return Promise.resolve();
    };
    document.exitFullscreen = () => {
      shown.element = null;
      fireEvent(document, new Event('fullscreenchange'));
      return Promise.resolve();
    };
    await openSlides();
    await press('Present');
    expect(shown.element).toBe(slides());
    await press('Exit fullscreen');
    expect(shown.element).toBeNull();
    await press('Present');
    shown.element = null;
    fireEvent(document, new Event('fullscreenchange'));
    expect(screen.queryByRole('button', { name: 'Exit fullscreen' })).toBeNull();
  });

  it('shows what to say, and hides it', async () => {
    await openSlides();
    await go('Overview');
    await press('Presenter notes');
    says('Expenses of 2027 are $76,001.');
    await go('Conclusion');
    says('Ask for questions, then for a motion.');
    await press('Hide notes');
    expect(screen.queryByRole('heading', { name: 'Presenter notes' })).toBeNull();
  });
});

describe('the PDF', () => {
  const PDF = 'GET /api/export/7/presentation.pdf';
  afterEach(() => jest.restoreAllMocks());

  it('is downloaded from the server under the name that it gives', async () => {
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const disposition = 'attachment; filename="Colorado_HOA_Budget_2027_Slides.pdf"';
    const { notices } = await openSlides(presentation(), {
      [PDF]: () => new Response('bytes', { headers: { 'content-disposition': disposition } }),
    });
    await press('Download PDF');
    await waitFor(() => expect(saved).toEqual(['Colorado_HOA_Budget_2027_Slides.pdf']));
    expect(notices).toEqual([
      {
        title: 'Export successful',
        description: 'Downloaded as Colorado_HOA_Budget_2027_Slides.pdf.',
        variant: 'success',
      },
    ]);
  });

  it('that cannot be made says why', async () => {
    const message = 'A PDF needs Chromium or Chrome on the server.';
    const { notices } = await openSlides(presentation(), {
      [PDF]: () => ({ status: 503, body: { code: 'unavailable', message } }),
    });
    await press('Download PDF');
    await waitFor(() =>
      expect(notices).toEqual([{ title: 'Export failed', description: message, variant: 'destructive' }]),
    );
  });
});

it('prints all six slides by the browser’s own print command, on light paper', async () => {
  const print = jest.fn();
  window.print = print;
  const printed = () => screen.queryByTestId('printed-deck');
  document.documentElement.dataset['theme'] = 'dark';
  await openSlides();
  await userEvent.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(
    within(printed()!)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Juniper Court',
    'The 2027 budget at a glance',
    'Where the money goes',
    '2026 to 2027',
    'Insights and recommendations',
    'Conclusion',
  ]);
  expect(document.documentElement.dataset['theme']).toBe('light');
  fireEvent(window, new Event('afterprint'));
  expect(printed()).toBeNull();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  delete document.documentElement.dataset['theme'];
});

describe('without slides', () => {
  it('says that they are loading', async () => {
    renderAt('/budget-presentation/7', { [ROUTE]: () => new Promise<Response>(() => {}) });
    expect(await screen.findByText('Loading presentation...')).toBeTruthy();
  });

  it('says why, leads back to the review, and asks again', async () => {
    let failures = 1;
    renderAt('/budget-presentation/7', {
      [ROUTE]: () =>
        failures-- > 0
          ? { status: 422, body: { code: 'nothing_to_export', message: 'This budget has no lines yet.' } }
          : { body: presentation() },
    });
    expect(await screen.findByRole('heading', { name: 'Error Loading Presentation' })).toBeTruthy();
    expect(screen.getByText('Unable to load the budget presentation. Please try again later.')).toBeTruthy();
    expect(screen.getByText('This budget has no lines yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Review' }).getAttribute('href')).toBe(
      '/budget-review/7',
    );
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Juniper Court' })).toBeTruthy();
  });

  it('leads home from an address that names no budget', async () => {
    renderAt('/budget-presentation/none', {});
    expect(await screen.findByText('The id in this address is not a valid one.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });
});

it('leads back to the budget and to its exports', async () => {
  await openSlides();
  expect(screen.getByRole('link', { name: 'Back to Budget' }).getAttribute('href')).toBe('/budget-modern/7');
  expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe('/budget-export/7');
});

it('shows the words of whom its address names, and what of them is built in', async () => {
  renderAt('/budget-presentation/7?provider=openai', {
    [`${ROUTE}?provider=openai`]: () => ({
      body: { ...presentation(), notes: ['One sentence was refused.'] },
    }),
  });
  expect(await screen.findByText('One sentence was refused.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Presentation' })).toBeTruthy();
});
