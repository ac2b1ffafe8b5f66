import { Upload } from 'lucide-react';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from './button';
import { classNames } from './class-names';

export interface FileDropProps {
  title: string;
  hint: string;
  /** The picker's filter: '.pdf,.docx'. A dropped file is not filtered: the owner judges it. */
  accept?: string;
  multiple?: boolean;
  buttonLabel?: string;
  disabled?: boolean;
  level?: 2 | 3;
  onFiles: (files: File[]) => void;
  /** Below the button: progress, another way in. */
  children?: ReactNode;
  className?: string;
}

/** A place to drop files, with a button for those who do not drag. The same file may be chosen twice in a row. */
export function FileDrop(props: FileDropProps) {
  const { title, hint, accept, multiple = false, buttonLabel = 'Browse Files', disabled = false } = props;
  const { level = 2, onFiles, children, className } = props;
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [over, drag] = useDrag({ disabled, multiple, onFiles });
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        'flex flex-col items-center rounded-lg border-2 border-dashed px-6 py-10 text-center transition-colors duration-150',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
        className,
      )}
      {...drag}
    >
      <Upload aria-hidden className="mb-3 size-8 text-accent" strokeWidth={1.5} />
      <Heading className="text-xl font-semibold">{title}</Heading>
      <p id={hintId} className="mb-5 mt-1 text-ink-soft">
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        data-testid="file-input"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Cleared at once: choosing the same file again must count as a change.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button
        variant="primary"
        disabled={disabled}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {buttonLabel}
      </Button>
      {children}
    </div>
  );
}

interface DragOptions {
  disabled: boolean;
  multiple: boolean;
  onFiles: (files: File[]) => void;
}

function useDrag({ disabled, multiple, onFiles }: DragOptions) {
  // Entering a child leaves the parent: count, or the frame flickers.
  const depth = useRef(0);
  const [over, setOver] = useState(false);
  const move = (step: 1 | -1) => (event: DragEvent) => {
    event.preventDefault();
    depth.current += step;
    setOver(!disabled && depth.current > 0);
  };
  const handlers = {
    onDragEnter: move(1),
    onDragLeave: move(-1),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
    },
  };
  return [over, handlers] as const;
}
