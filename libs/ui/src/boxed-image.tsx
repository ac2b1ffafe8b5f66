import { useEffect, useRef } from 'react';
import { classNames } from './class-names';

/** Left, top, right, bottom. */
type Box = readonly [number, number, number, number];

export interface ImageBox {
  id: string;
  /** In the units of `size`. */
  box: Box;
  /** What the box marks; shown while the pointer rests on it. */
  label: string;
  tone: 'accent' | 'ink' | 'amber' | 'brick' | 'neutral';
  /** Drawn with a thick edge, and scrolled into view. */
  isChosen?: boolean;
}

export interface BoxedImageProps {
  src: string;
  alt: string;
  /** Of the image, in the units of the boxes. */
  size: { width: number; height: number };
  /** The part that is displayed; the whole image where it is absent. */
  crop?: Box;
  /** 1 fits the frame's width. */
  zoom?: number;
  boxes: readonly ImageBox[];
  /** A box was pressed. Whatever it does must be reachable elsewhere by keyboard: boxes are not stops of it. */
  onChoose?: (id: string) => void;
  className?: string;
}

/** Boxes are drawn with this much room around them, as a person would with a pen. */
const MARGIN = 2;

/** Images of document stay light in the dark, and so do the colors on them. */
const tones: Record<ImageBox['tone'], string> = {
  accent: 'border-[#1f5c45] text-[#1f5c45] bg-[#1f5c45]/10',
  ink: 'border-[#1d1b17] text-[#1d1b17]',
  amber: 'border-[#b06a00] bg-[#e6a500]/20 text-[#b06a00]',
  brick: 'border-[#96301f] text-[#96301f] bg-[#96301f]/15',
  neutral: 'border-[#6b6558] text-[#6b6558] border-dashed bg-[#6b6558]/10',
};

/** An image with boxes drawn on it, in a frame that scrolls by itself, by keyboard too. */
export function BoxedImage(props: BoxedImageProps) {
  const {
    src,
    alt,
    size,
    crop = [0, 0, size.width, size.height],
    zoom = 1,
    boxes,
    onChoose,
    className,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const chosen = boxes.find(({ isChosen }) => isChosen)?.id;
  // Scrolls the frame alone: `scrollIntoView` would move the page, too.
  const reveal = () => {
    const box = frame.current?.querySelector<HTMLElement>('[data-chosen]');
    if (!box || !frame.current) return;
    const { clientHeight, clientWidth } = frame.current;
    frame.current.scrollTop = box.offsetTop - (clientHeight - box.offsetHeight) / 2;
    frame.current.scrollLeft = box.offsetLeft - Math.max(0, clientWidth - box.offsetWidth) / 2;
  };
  useEffect(reveal, [chosen, src, zoom]);
  const [left, top, right, bottom] = crop;
  const [width, height] = [right - left, bottom - top];
  const place = ([x0, y0, x1, y1]: Box) => ({
    left: percent(x0 - left, width),
    top: percent(y0 - top, height),
    width: percent(x1 - x0, width),
    height: percent(y1 - y0, height),
  });
  return (
    <div
      ref={frame}
      role="region"
      aria-label={alt}
      tabIndex={0}
      className={classNames('relative overflow-auto rounded-md border border-line bg-[#fff]', className)}
    >
      <div
        className="relative overflow-hidden"
        style={{ width: percent(zoom, 1), aspectRatio: width / height }}
      >
        <img
          src={src}
          alt={alt}
          onLoad={reveal}
          className="absolute max-w-none"
          style={place([0, 0, size.width, size.height])}
        />
        {boxes.map(({ id, box, label, tone, isChosen }) => (
          <div
            key={id}
            aria-hidden
            title={label}
            data-chosen={isChosen || undefined}
            onClick={onChoose && (() => onChoose(id))}
            style={place([box[0] - MARGIN, box[1] - MARGIN, box[2] + MARGIN, box[3] + MARGIN])}
            className={classNames(
              'absolute rounded-[2px] border',
              tones[tone],
              // Outside the box: what it marks stays legible.
              isChosen && 'z-10 outline-[3px] outline-current',
              onChoose && 'cursor-pointer',
            )}
          />
        ))}
      </div>
    </div>
  );
}

const percent = (length: number, of: number) => `${((length / of) * 100).toFixed(3)}%`;
