import { Button, Input, Select } from '@hoa/ui';
import { Search, X } from 'lucide-react';
import { isFiltering, lineFilters, NO_FILTER, type LineFilter, type LineFilterId } from './line-filter';

export interface FilterBarProps {
  filter: LineFilter;
  onFilter: (filter: LineFilter) => void;
  shown: number;
  all: number;
}

/** Search and filter of the budget's lines. */
export function FilterBar({ filter, onFilter, shown, all }: FilterBarProps) {
  const filtering = isFiltering(filter);
  return (
    <div role="search" aria-label="Lines of the budget" className="flex flex-wrap items-center gap-3">
      <div className="relative grow basis-56 sm:max-w-72">
        <Search aria-hidden className="pointer-events-none absolute left-3 top-3.5 size-4 text-ink-soft" />
        <Input
          type="search"
          aria-label="Search lines"
          placeholder="Search lines"
          className="pl-9"
          value={filter.words}
          onChange={(event) => onFilter({ ...filter, words: event.target.value })}
          onKeyDown={(event) => event.key === 'Escape' && onFilter({ ...filter, words: '' })}
        />
      </div>
      <div className="grow basis-56 sm:max-w-72">
        <Select
          aria-label="Which lines"
          value={filter.only}
          // The options are this list's.
          onChange={(event) => onFilter({ ...filter, only: event.target.value as LineFilterId })}
        >
          {lineFilters.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {filtering && `${shown} of ${all} lines shown`}
      </p>
      {filtering && (
        <Button size="sm" variant="quiet" onClick={() => onFilter(NO_FILTER)}>
          <X aria-hidden />
          Show all
        </Button>
      )}
    </div>
  );
}
