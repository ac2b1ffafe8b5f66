import { Button } from '@hoa/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface Press {
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}

/** A button of one icon, large enough for a finger. */
export function IconButton({ label, isDisabled, onPress, children }: Press & { children: ReactNode }) {
  return (
    <Button
      size="icon"
      className="pointer-coarse:size-11"
      variant="quiet"
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

export function PreviousNext({ previous, next }: { previous: Press; next: Press }) {
  return (
    <div className="flex">
      <IconButton {...previous}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton {...next}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
