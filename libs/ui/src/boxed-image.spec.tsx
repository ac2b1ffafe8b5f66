import { fireEvent, render, screen } from '@testing-library/react';
import { BoxedImage, type ImageBox } from './boxed-image';

const boxes: ImageBox[] = [
  { id: 'a', box: [102, 202, 298, 298], label: 'Water', tone: 'accent' },
  { id: 'b', box: [0, 0, 10, 10], label: 'Gas', tone: 'amber', isChosen: true },
];
/** As `toMatchObject` cannot read a style declaration. */
const placeOf = ({ style }: HTMLElement) =>
  [style.left, style.top, style.width, style.height].map(parseFloat);
const size = { width: 500, height: 1000 };

it('draws boxes at their place on the image, whatever its size on the screen', () => {
  render(<BoxedImage src="x.png" alt="Page 1" size={size} boxes={boxes} />);
  expect(placeOf(screen.getByTitle('Water'))).toEqual([20, 20, 40, 10]);
});

it('draws them at their place on the part that is displayed', () => {
  render(<BoxedImage src="x.png" alt="Page 1" size={size} crop={[100, 200, 300, 400]} boxes={boxes} />);
  expect(placeOf(screen.getByTitle('Water'))).toEqual([0, 0, 100, 50]);
  expect(placeOf(screen.getByRole('img'))).toEqual([-50, -100, 250, 500]);
});

it('says which box was pressed, and shows which one is chosen', () => {
  const onChoose = jest.fn();
  render(<BoxedImage src="x.png" alt="Page 1" size={size} boxes={boxes} onChoose={onChoose} />);
  fireEvent.click(screen.getByTitle('Water'));
  expect(onChoose).toHaveBeenCalledWith('a');
  expect(screen.getByTitle('Gas').dataset['chosen']).toBe('true');
});
