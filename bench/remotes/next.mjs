/**
 * A contract that follows `snapshot`, with all that may be added: a field in every answer that is a row or a list of rows, another
 * word that may be sent, another field that may be sent, and another call.
 */
export function nextOf(snapshot) {
  const next = structuredClone(snapshot);
  next.version = `next of ${snapshot.version}`;
  const resolved = (schema) => (schema.$ref ? next.$defs[schema.$ref.replace('#/$defs/', '')] : schema);
  let rows = 0;
  for (const { response } of Object.values(next.routes)) {
    const answer = resolved(response);
    const row = answer.type === 'array' && answer.items ? resolved(answer.items) : answer;
    if (row.type !== 'object' || !row.properties) continue;
    row.properties.addedNext = { type: 'string' };
    rows += 1;
  }
  const { body } = next.routes.createParameters;
  const sent = resolved(body);
  sent.properties.reserveGoal = { type: 'string', enum: ['funded', 'baseline', 'threshold'] };
  const words = Object.values(next.$defs).filter((schema) => Array.isArray(schema.enum));
  for (const schema of words) schema.enum.push('added-next');
  next.routes.listReserveGoals = {
    method: 'GET',
    path: '/api/reserve-goals',
    status: 200,
    access: 'device',
    wire: 'json',
    response: { type: 'array', items: { type: 'string' } },
  };
  if (rows === 0 || words.length === 0) throw new Error('Nothing was found that could be added to.');
  return next;
}
