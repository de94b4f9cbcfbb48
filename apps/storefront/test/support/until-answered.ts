/**
 * Sends a request until it is not answered 503: a machine that is busy for longer than the line's time answers so, and clients come again
 * (API-06). For tests of many requests at once that are not about this answer.
 * @param send makes the request anew
 */
export async function untilAnswered(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}
