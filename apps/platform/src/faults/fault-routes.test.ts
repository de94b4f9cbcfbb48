import { type IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { FaultPlan } from './fault-plan.ts';
import { faultRoutes } from './fault-routes.ts';

test('a body that cannot be read is an error of the connection, and no fault that is refused', async () => {
  const request = Object.assign(
    new Readable({ read: () => request.destroy(new Error('the connection ended')) }),
    { headers: {} },
  ) as unknown as IncomingMessage;
  const post = faultRoutes(new FaultPlan()).find(({ method }) => method === 'POST');
  const handled = post?.handle(request, new ServerResponse(request), /./.exec('x') as RegExpExecArray);
  await expect(handled).rejects.toThrow('the connection ended');
});
