import { IdParam } from '@hoa/contracts';
import { useParams } from 'react-router-dom';

/** The budget that the address names: null where it names none, with an error where it names no possible one. */
export function useParametersId(): { value: number | null; error: Error | null } {
  const { parametersId } = useParams();
  if (parametersId === undefined) return { value: null, error: null };
  const parsed = IdParam.safeParse(parametersId);
  if (parsed.success) return { value: parsed.data, error: null };
  return {
    value: null,
    error: new Error(parsed.error.issues[0]?.message ?? 'This address names no budget.'),
  };
}
