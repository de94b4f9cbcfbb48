import { expect, test } from './support/test';

test.describe('injected content', () => {
  // Each blocked action is logged in the console. A page from the test has a foreign origin, and cannot load the platform's images.
  test.use({
    expectedMessages: [/violates the following|Content Security Policy|blocked|Refused|ERR_FAILED|404/i],
  });

  test('[SEC-01] an injected inline script, an external one, eval and an image are all blocked', async ({
    page,
  }) => {
    const ran: string[] = [];
    await page.exposeFunction('ran', () => ran.push('RAN'));
    await page.route('https://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'ran()' }),
    );
    await page.route('**/products/umbellata', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        '<main',
        '<script>ran()</script><script src="https://evil.example/x.js"></script><img src="x" onerror="ran()"><main',
      );
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/products/umbellata');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const stopped = await page.evaluate(async () => {
      const tries: Record<string, () => unknown> = {
        // The test's own scripts may do so; later ones belong to the page.
        text: () =>
          new Promise((resolve) => {
            setTimeout(() => {
              try {
                resolve(new Function('ran()')());
              } catch (error) {
                resolve(error instanceof Error ? error.name : 'thrown');
              }
            });
          }),
        script: () => {
          const script = document.createElement('script');
          script.text = 'ran()';
          document.body.append(script);
        },
        address: () => {
          const script = document.createElement('script');
          script.src = 'https://evil.example/x.js';
        },
        markup: () => {
          const box = document.createElement('div');
          box.innerHTML = '<img src="data:," onerror="ran()"><a href="javascript:ran()">x</a>';
          document.body.append(box);
          box.querySelector('a')?.click();
        },
        picture: () => {
          const violation = new Promise<string>((resolve) =>
            addEventListener('securitypolicyviolation', (event) => {
              if (event.effectiveDirective === 'img-src') resolve('img-src');
            }),
          );
          new Image().src = 'https://evil.example/tracker.gif';
          return violation;
        },
        base: () => {
          const base = document.createElement('base');
          base.href = 'https://evil.example/';
          document.head.append(base);
          return new URL('x', document.baseURI).origin === location.origin ? 'no base' : 'a base';
        },
      };
      const told: Record<string, unknown> = {};
      for (const [name, act] of Object.entries(tries)) {
        try {
          told[name] = await act();
        } catch (error) {
          told[name] = error instanceof Error ? error.name : 'thrown';
        }
      }
      return told;
    });
    expect(stopped).toEqual({
      text: 'EvalError',
      script: 'TypeError',
      address: 'TypeError',
      markup: undefined,
      picture: 'img-src',
      base: 'no base',
    });
    expect(ran).toEqual([]);
  });
});
