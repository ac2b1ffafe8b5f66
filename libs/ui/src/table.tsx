import type { ComponentProps, Ref } from 'react';
import { classNames } from './class-names';

export interface TableProps extends ComponentProps<'table'> {
  /** What the table holds; read out by screen readers. */
  label: string;
  /** Height limit of the scrolling frame (a Tailwind class); header and total stay in sight inside it. */
  frameClassName?: string;
  /** The scrolling frame, for `VirtualRows`. */
  frameRef?: Ref<HTMLDivElement>;
}

/** A dense table in a frame that scrolls by itself, by keyboard too. */
export function Table({ label, frameClassName, frameRef, className, ...rest }: TableProps) {
  return (
    // `relative`: words for screen readers are absolute, and would widen the page from outside the frame's clip.
    <div
      ref={frameRef}
      role="region"
      aria-label={label}
      tabIndex={0}
      className={classNames(
        'relative overflow-auto rounded-lg border border-line bg-surface',
        frameClassName,
      )}
    >
      <table
        aria-label={label}
        className={classNames('w-full border-collapse text-sm', className)}
        {...rest}
      />
    </div>
  );
}

/** Header rows; stay at the top while the body scrolls. */
export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead className={classNames('sticky top-0 z-10 bg-sunken text-ink-soft', className)} {...rest} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
}

/** Total rows; stay at the bottom while the body scrolls. */
export function TableFoot({ className, ...rest }: ComponentProps<'tfoot'>) {
  return (
    <tfoot
      className={classNames(
        'sticky bottom-0 z-10 bg-surface font-semibold shadow-[0_-1px_0_var(--line-strong)]',
        // Borders of rows do not stick, and what scrolls by would show between the rows.
        '[&>tr+tr>*]:shadow-[0_-1px_0_var(--line-strong)]',
        className,
      )}
      {...rest}
    />
  );
}

export interface TableRowProps extends ComponentProps<'tr'> {
  /** A heading of a group, its subtotal, or the total: told by weight and a hairline. */
  kind?: 'line' | 'group' | 'subtotal' | 'total';
}

const rowStyles = {
  line: 'border-b border-line/60 hover:bg-sunken/60',
  group: 'bg-paper [&>*]:pt-4 [&>*]:font-semibold [&>*]:text-ink',
  subtotal: 'border-b border-line font-semibold',
  total: 'border-t border-line-strong font-bold',
};

export function TableRow({ kind = 'line', className, ...rest }: TableRowProps) {
  return <tr className={classNames(rowStyles[kind], className)} {...rest} />;
}

interface Numeric {
  /** Figures: right-aligned, all digits the same width. */
  numeric?: boolean;
}

const numericStyle = 'figures whitespace-nowrap text-right';

export function TableHeaderCell({
  numeric = false,
  className,
  scope = 'col',
  ...rest
}: ComponentProps<'th'> & Numeric) {
  return (
    <th
      scope={scope}
      className={classNames(
        'px-3 py-2.5 text-left align-bottom text-xs font-semibold',
        scope === 'row' && 'align-baseline text-sm',
        numeric && numericStyle,
        className,
      )}
      {...rest}
    />
  );
}

export function TableCell({ numeric = false, className, ...rest }: ComponentProps<'td'> & Numeric) {
  return (
    <td className={classNames('px-3 py-2 align-baseline', numeric && numericStyle, className)} {...rest} />
  );
}
