/**
 * Where the services take a page from (PROD-09). Nothing but the page's address and name goes to them, and only when the
 * link is followed.
 * @param address whole, with its host
 */
export function shareAddresses(address: string, title: string) {
  const to = (service: string, parameters: Record<string, string>) => {
    const url = new URL(service);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  };
  return {
    x: to('https://x.com/intent/post', { url: address, text: title }),
    line: to('https://social-plugins.line.me/lineit/share', { url: address }),
    facebook: to('https://www.facebook.com/sharer/sharer.php', { u: address }),
  };
}
