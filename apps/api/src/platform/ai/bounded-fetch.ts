/** More than this is no answer to anything that is asked here. */
const MOST_BYTES = 2_000_000;

export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
}

/** An answer that began and did not end. */
export class AnswerBrokenOffError extends Error {
  override readonly name = 'AnswerBrokenOffError';
}

/**
 * `fetch` whose answers are cut off by an error once they grow too large, before they are in memory. It follows no
 * redirect: a key would travel along.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(bounded(response.body), { status, statusText, headers });
};

function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        bytes += value.byteLength;
        if (bytes <= MOST_BYTES) return controller.enqueue(value);
      } catch (error) {
        return controller.error(new AnswerBrokenOffError('The answer broke off.', { cause: error }));
      }
      controller.error(new AnswerTooLargeError());
      await reader.cancel();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
