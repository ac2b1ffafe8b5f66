import { CircleAlert } from 'lucide-react';
import { createContext, useContext, useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names';

interface FieldState {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldState | null>(null);

export interface FormFieldProps {
  label: string;
  /** One sentence below the label: what is meant, in plain words. */
  hint?: string;
  /** What is wrong and what to do; announced, and tied to the control. */
  error?: string;
  required?: boolean;
  /** 'optional' is written out beside the label, in preference to asterisks. */
  optional?: boolean;
  className?: string;
  children: ReactNode;
}

/** A labelled control: label, hint and error are joined to the one control inside. */
export function FormField({
  label,
  hint,
  error,
  required = false,
  optional = false,
  className,
  children,
}: FormFieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const state = useMemo(
    () => ({ id, describedBy, invalid: Boolean(errorId), required }),
    [id, describedBy, errorId, required],
  );
  return (
    <FieldContext.Provider value={state}>
      <div className={classNames('min-w-0', className)}>
        <Label htmlFor={id}>
          {label}
          {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
        </Label>
        {hint && (
          <p id={hintId} className="mb-1.5 text-sm text-ink-soft">
            {hint}
          </p>
        )}
        {children}
        {error && (
          <p id={errorId} role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm text-brick">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </FieldContext.Provider>
  );
}

export function Label({ className, ...rest }: ComponentProps<'label'>) {
  return <label className={classNames('mb-1 block font-semibold', className)} {...rest} />;
}

interface ControlAttributes {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: ComponentProps<'input'>['aria-invalid'];
  'aria-required'?: ComponentProps<'input'>['aria-required'];
}

/** What the field around a control says about it; the control's own attributes win. */
export function useFieldAttributes<T extends ControlAttributes>(own: T): T & ControlAttributes {
  const field = useContext(FieldContext);
  if (!field) return own;
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
    ...own,
  };
}
