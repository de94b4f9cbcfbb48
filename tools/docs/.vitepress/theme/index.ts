import { useRoute } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { nextTick, onMounted, watch } from 'vue';

// biome-ignore lint/style/noDefaultExport: VitePress imports it
export default {
  extends: DefaultTheme,
  setup() {
    const route = useRoute();
    onMounted(drawDiagrams);
    watch(
      () => route.path,
      () => nextTick(drawDiagrams),
    );
  },
};

/** Draws the page's Mermaid diagrams; the library loads with the first one. */
async function drawDiagrams(): Promise<void> {
  const diagrams = document.querySelectorAll<HTMLElement>('pre.mermaid:not([data-processed])');
  if (diagrams.length === 0) return;
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({ startOnLoad: false });
  await mermaid.run({ nodes: diagrams });
}
