/** What a server takes beside the conversation itself; assumed until it says otherwise. */
export interface Features {
  /** `response_format`. */
  json: boolean;
  temperature: boolean;
}

/**
 * Calls a server with all that it is thought to take. What it refuses as a bad request is left out, and once that went
 * well it is left out for good: `memory` is kept by the caller.
 */
export async function adapting<T>(memory: Features, call: (features: Features) => Promise<T>): Promise<T> {
  let features = { ...memory };
  for (;;) {
    try {
      const result = await call(features);
      // Only ever less: a call that began earlier knows no better.
      memory.json &&= features.json;
      memory.temperature &&= features.temperature;
      return result;
    } catch (error) {
      const fewer = without(features, error);
      if (!fewer) throw error;
      features = fewer;
    }
  }
}

function without(features: Features, error: unknown): Features | undefined {
  if (!(error instanceof Error)) return undefined;
  const status = 'status' in error ? error.status : undefined;
  // The client itself knows some models that take no temperature: its error has no status.
  if (
    features.temperature &&
    (status === undefined || isBadRequest(status)) &&
    /temperature/i.test(error.message)
  )
    return { ...features, temperature: false };
  return features.json && isBadRequest(status) ? { ...features, json: false } : undefined;
}

const isBadRequest = (status: unknown): boolean => status === 400 || status === 422;
