/** Style sheet of the report. */
export const STYLE = `
:root { --a: #65a512; --b: #007d96; --c: #7a4fa3; --bad: #e00000; --text: #232d23; --soft: #788278; --line: #e1e6e6; }
body { font: 15px/1.6 system-ui, sans-serif; color: var(--text); margin: 24px auto; max-width: 1400px; padding: 0 16px; }
h2 { margin-top: 2em; }
table { border-collapse: collapse; }
th, td { border: 1px solid var(--line); padding: 6px 12px; text-align: left; }
td.good, li.good { background: #f1f8e6; }
td.bad, li.bad { background: #ffecec; }
p.good { color: #4b7d0c; font-weight: 600; }
p.bad { color: var(--bad); font-weight: 600; }
.legend span { margin-right: 20px; }
.legend i { display: inline-block; width: 11px; height: 11px; border-radius: 50%; border: 1px solid var(--soft); }
.legend i.a.on { background: var(--a); } .legend i.b.on { background: var(--b); } .legend i.c.on { background: var(--c); }
.drawing { overflow: auto; border: 1px solid var(--line); border-radius: 8px; padding: 12px; background: #fbfdfd; }
svg text { font: 11px ui-monospace, Menlo, Consolas, monospace; fill: var(--text); }
svg .name text { font-weight: 700; }
svg .state rect { fill: #fff; stroke: var(--bad); stroke-width: 1.5; }
svg .state.a rect { stroke: var(--a); }
svg .state.a.b rect { stroke: var(--b); }
svg .state.a.b.c rect { stroke: var(--c); }
svg .state:first-of-type > rect { stroke: var(--soft); stroke-dasharray: 4 3; }
svg .state.final rect { stroke-width: 4; }
svg .initial { fill: var(--text); }
svg .arrow path { fill: none; stroke: var(--bad); stroke-width: 1.3; }
svg .arrow.a path { stroke: var(--a); }
svg .arrow.a.b path { stroke: var(--b); }
svg .arrow.a.b.c path { stroke: var(--c); }
svg marker path { fill: var(--soft); stroke: none; }
svg .dot { fill: #fff; stroke: var(--soft); stroke-width: 0.8; }
svg .dot.a.on { fill: var(--a); stroke: none; } svg .dot.b.on { fill: var(--b); stroke: none; } svg .dot.c.on { fill: var(--c); stroke: none; }
details { margin: 10px 0; }
summary { cursor: pointer; }
li { margin: 4px 0; }
pre { white-space: pre-wrap; background: #fff6f6; padding: 8px; }
`;
