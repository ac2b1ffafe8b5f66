import { toCents, type Cents, type Exact } from '../index';
import type { Clause } from './clauses';
import { grown, type Base, type Operation } from './operation';
import { parseOperand, type Operand } from './operand';

/** What a clause is to do; or a sentence where its words leave that open. */
export type Resolved = { ok: true; operation: Operation; stated?: Cents } | { ok: false; why: string };

const doubt = (why: string): Resolved => ({ ok: false, why });

/** The arithmetic of a clause: its direction, its preposition and its quantity together. */
export function resolve(clause: Clause): Resolved {
  const operand = parseOperand(clause.quantity);
  if (!operand)
    return doubt(`I cannot tell how much “${clause.quantity.trim()}” is. Please write it like 42,000 or 8%.`);
  const stated = clause.stated === undefined ? undefined : parseOperand(clause.stated);
  if (clause.stated !== undefined && stated?.quantity.kind !== 'money')
    return doubt('I cannot tell what the line is to be changed from. Please say only what it is to become.');
  const resolved = operationOf(clause, operand);
  if (!resolved.ok || stated?.quantity.kind !== 'money') return resolved;
  return { ...resolved, stated: stated.quantity.cents };
}

function operationOf(clause: Clause, operand: Operand): Resolved {
  const base: Base = clause.lastYear ? 'last-year' : 'present';
  const { quantity, sign } = operand;
  if (quantity.kind === 'share') return shareOf(clause, { share: quantity.share, sign, base });
  if (quantity.kind === 'multiple') {
    if (clause.direction === 'down')
      return doubt('Please say by how many percent, or to which amount, it is to be lowered.');
    return { ok: true, operation: { kind: 'scale', factor: quantity.factor, base } };
  }
  const { cents } = quantity;
  const isSet = clause.preposition === 'to' || (clause.preposition === undefined && !isTurned(clause));
  if (clause.lastYear === 'of') return doubt('Please say how much of last year’s amount in percent.');
  if (clause.lastYear || (isSet ? sign === 1 : true))
    return { ok: true, operation: { kind: 'add', cents: cents * signOf(clause, sign), base } };
  return { ok: true, operation: { kind: 'set', cents: cents * (sign ?? 1) } };
}

function shareOf(
  clause: Clause,
  { share, sign, base }: { share: Exact; sign: Operand['sign']; base: Base },
): Resolved {
  // "make it 5%" after "increase it by 8%" takes the 8% back; what it means alone nobody knows.
  if (
    clause.direction === 'set' &&
    clause.preposition === undefined &&
    /^(it|that|this)$/.test(clause.target)
  )
    return doubt(
      'Do you mean by that percentage? Please undo the change before, and say it with the line’s name.',
    );
  const isPartOf = clause.lastYear === 'of' || (clause.preposition === 'to' && clause.quantity.includes('/'));
  if (isPartOf && sign === undefined) return { ok: true, operation: { kind: 'scale', factor: share, base } };
  if (clause.preposition === 'to' && sign === undefined && !clause.lastYear)
    return doubt('Do you mean by that percentage? Please say “by”, or the amount that it is to become.');
  return { ok: true, operation: { kind: 'scale', factor: grown(share, signOf(clause, sign)), base } };
}

const isTurned = ({ direction }: Clause): boolean => direction === 'up' || direction === 'down';

/** "decrease by -5%" is said by who means five percent less. */
function signOf({ direction, lastYear }: Clause, sign: Operand['sign']): 1 | -1 {
  if (direction === 'down' || lastYear === 'under') return -1;
  return sign ?? 1;
}

/** An amount of the wire that a clause says to be the present one. */
export const isPresent = (stated: Cents, amount: string): boolean =>
  Math.round(stated / 100) === Math.round(toCents(amount) / 100);
