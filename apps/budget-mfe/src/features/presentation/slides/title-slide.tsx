import { Badge, classNames } from '@hoa/ui';
import { statusLabel } from '../../versions/status-menu';
import type { SlideProps } from './slide-frame';

export function TitleSlide({ data: { parameters, status }, wide }: SlideProps) {
  const { associationName, year, location, units } = parameters;
  return (
    <div className={classNames('flex flex-col justify-center', wide ? 'min-h-[630px] p-20' : 'min-h-72 p-6')}>
      <p className={classNames('font-semibold text-accent', wide ? 'text-3xl' : 'text-lg')}>{year} Budget</p>
      <h2
        className={classNames(
          'mt-2 font-display font-semibold tracking-tight text-balance wrap-anywhere',
          wide ? 'text-[4.5rem] leading-[1.1]' : 'text-4xl',
        )}
      >
        {associationName || 'Unnamed Association'}
      </h2>
      <p className={classNames('mt-4 text-ink-soft', wide ? 'text-3xl' : 'text-lg')}>
        {location} · <span className="figures">{units}</span> units
      </p>
      <p className={wide ? 'mt-10' : 'mt-6'}>
        <Badge tone="accent" className={wide ? 'px-3 py-1 text-xl' : ''}>
          {status === 'adopted' ? 'Adopted' : `${statusLabel(status)} for the board`}
        </Badge>
      </p>
    </div>
  );
}
