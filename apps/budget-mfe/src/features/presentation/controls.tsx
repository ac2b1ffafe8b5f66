import { Button, classNames } from '@hoa/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { slideList } from './slide-list';

export interface ControlsProps {
  index: number;
  onGo: (index: number) => void;
}

/** A pointer leaves the focus where it is: the space key goes on with the slides, not with the button last clicked. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Previous, a dot a slide, next. */
export function Controls({ index, onGo }: ControlsProps) {
  return (
    <nav
      aria-label="Slides"
      className="flex items-center justify-center gap-1 sm:gap-3"
      onMouseDown={keepFocus}
    >
      <Button size="icon" aria-label="Previous slide" disabled={index === 0} onClick={() => onGo(index - 1)}>
        <ChevronLeft aria-hidden />
      </Button>
      <ol className="flex items-center">
        {slideList.map(({ id, title }, at) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Slide ${at + 1}: ${title}`}
              aria-current={at === index ? 'true' : undefined}
              className="inline-flex size-9 items-center justify-center rounded-full"
              onClick={() => onGo(at)}
            >
              <span
                aria-hidden
                className={classNames(
                  'rounded-full',
                  at === index ? 'size-3.5 bg-accent' : 'size-2.5 border border-line-strong bg-surface',
                )}
              />
            </button>
          </li>
        ))}
      </ol>
      <Button
        size="icon"
        aria-label="Next slide"
        disabled={index === slideList.length - 1}
        onClick={() => onGo(index + 1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
