/**
 * Simulates a browser's page translator: every text of the page, including later ones, is replaced by `<font><font>…</font></font>`.
 * Elements marked `translate="no"` are left alone. The function depends only on the page, so that a browser test can evaluate it in one.
 * @returns ends the translation of later texts: tests of other files share the document
 */
export function translatePage(): () => void {
  const translate = (text: Text) => {
    const nearest = text.parentElement?.closest('script, style, noscript, textarea, font, [translate]');
    const isLeftAlone = nearest !== null && nearest?.getAttribute('translate') !== 'yes';
    if (isLeftAlone || !/\S/.test(text.data)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    text.replaceWith(outer);
  };
  const translateIn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    for (const text of texts) translate(text);
  };
  translateIn(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateIn(target);
      for (const node of addedNodes) if (node.isConnected) translateIn(node);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
