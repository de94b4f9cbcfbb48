import { useEffect } from 'react';

interface StyleProps {
  /** A style sheet as text. */
  readonly styles: string;
  /** Whether later text replaces it. */
  readonly dynamic?: boolean;
}

/**
 * Replaces the package `react-style-singleton`, which dialogs use to lock the page's scroll (next.config.ts). All instances of a
 * component share one sheet while any is mounted. It is a constructed style sheet, not an element, so that the page's policy may
 * forbid style elements (SEC-01).
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  function add(styles: string): void {
    users += 1;
    if (sheet !== null) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }

  function remove(): void {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    sheet = null;
  }

  return function Style({ styles, dynamic = false }: StyleProps) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: another text counts for one that may change only
    useEffect(() => {
      add(styles);
      return remove;
    }, [dynamic && styles]);
    return null;
  };
}
