import { tokensUsed } from 'virtual:tokens-used';
import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/** The documentation page of a component: description, props, its tokens, and every story. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <TokensUsed />
      <Stories />
    </>
  );
}

function TokensUsed() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const tokens = tokensUsed[name] ?? [];
  return (
    <>
      <h2>Tokens</h2>
      {tokens.length === 0 ? (
        <p>None of its own: it is drawn by the components inside it.</p>
      ) : (
        <ul>
          {tokens.map((token) => (
            <li key={token}>
              <code>{token}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
