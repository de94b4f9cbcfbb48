/** Leads a form without JavaScript to the page that answers it: a reload of that sends nothing again. */
export function seeOther(path: string, cookie?: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'no-store', ...(cookie ? { 'set-cookie': cookie } : {}) },
  });
}
