import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { type Render, recordAnswer } from './record-answer';
import { ClientGoneError } from './request-queue';

function record(render: (response: ServerResponse) => unknown) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const rendering: Render = async (_, given) => void (await render(given));
  return { response, recorded: recordAnswer(rendering, request, response) };
}
const bodyOf = async (render: (response: ServerResponse) => unknown) =>
  (await record(render).recorded).body.toString();

describe("the renderer's recorded response", () => {
  test('has its status, its headers and its body', async () => {
    const { response, recorded } = record((response) => {
      response.setHeader('x-before', 'a');
      response.writeHead(404, {
        'content-type': 'text/html',
        'x-none': undefined,
        'set-cookie': ['a=1', 'b=2'],
      });
      response.write('植');
      response.end('物');
    });
    const { status, headers, body } = await recorded;
    expect(status).toBe(404);
    expect(headers).toEqual({ 'x-before': 'a', 'content-type': 'text/html', 'set-cookie': ['a=1', 'b=2'] });
    expect(body.toString()).toBe('植物');
    expect(response.headersSent).toBe(false);
    expect(response.getHeaderNames()).toEqual([]);
  });

  test('may have a status with a reason, or without headers', async () => {
    const named = await record((response) => response.writeHead(410, 'Gone', { 'x-a': '1' }).end()).recorded;
    expect([named.status, named.headers]).toEqual([410, { 'x-a': '1' }]);
    const bare = await record((response) => response.writeHead(204).end()).recorded;
    expect([bare.status, bare.headers, bare.body.byteLength]).toEqual([204, {}, 0]);
  });

  test('may be bytes, or text in another encoding', async () => {
    expect(await bodyOf((response) => response.end(Buffer.from('葉')))).toBe('葉');
    expect(await bodyOf((response) => response.end('e991', 'hex'))).toBe(
      Buffer.from('e991', 'hex').toString(),
    );
    expect(
      await bodyOf((response) => {
        response.write('YQ==', 'base64');
        response.write(new Uint8Array([98]));
        response.end();
      }),
    ).toBe('ab');
  });

  test('has the bytes at the time of the write', async () => {
    const chunk = Buffer.from('old');
    expect(
      await bodyOf((response) => {
        response.write(chunk);
        chunk.write('new');
        response.end();
      }),
    ).toBe('old');
  });

  test('signals completion to the writer, in every call form', async () => {
    const [written, ended, bare] = [vi.fn(), vi.fn(), vi.fn()];
    const isFree = vi.fn();
    await record((response) => {
      isFree(response.write('a', written));
      response.flushHeaders();
      response.end('b', 'utf8', ended);
    }).recorded;
    await record((response) => response.end(bare)).recorded;
    await vi.waitFor(() => expect(bare).toHaveBeenCalledOnce());
    expect([written.mock.calls.length, ended.mock.calls.length]).toEqual([1, 1]);
    expect(isFree).toHaveBeenCalledWith(true);
  });

  test('is complete when the renderer ends it asynchronously', async () => {
    const { recorded } = record((response) => {
      setImmediate(() => response.end('late'));
    });
    expect((await recorded).body.toString()).toBe('late');
  });

  test('is complete when the renderer never stops', async () => {
    const { recorded } = record((response) => {
      response.end('done');
      return new Promise(() => undefined);
    });
    expect((await recorded).body.toString()).toBe('done');
  });

  test('is not awaited after the client disconnects', async () => {
    const { response, recorded } = record((response) => {
      response.write('half');
      return new Promise(() => undefined);
    });
    response.emit('close');
    expect((await recorded).body.toString()).toBe('half');
  });

  test('[SEC-04] is not requested when the client has disconnected before', async () => {
    const request = new IncomingMessage(new Socket());
    const response = new ServerResponse(request);
    response.destroy();
    const render = vi.fn(async () => undefined);
    await expect(recordAnswer(render, request, response)).rejects.toBeInstanceOf(ClientGoneError);
    expect(render).not.toHaveBeenCalled();
  });

  test('[SEC-04] aborts the renderer when the client disconnects', async () => {
    const seen: boolean[] = [];
    const { response, recorded } = record((given) => {
      given.once('close', () => seen.push(given.destroyed));
      return new Promise(() => undefined);
    });
    response.emit('close');
    await recorded;
    expect(seen).toEqual([true]);
  });

  test('signals to the renderer that it is sent: work after a response runs then', async () => {
    const seen: unknown[] = [];
    const server = createServer(async (request, response) => {
      const render: Render = async (_, given) => {
        given.once('close', () => seen.push([given.writableFinished, given.destroyed]));
        given.end('page');
      };
      const { status, body } = await recordAnswer(render, request, response);
      expect(seen).toEqual([]);
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('page');
    await vi.waitFor(() => expect(seen).toEqual([[true, false]]));
    server.close();
  });

  test('[SEC-04] is isolated: late writes of the renderer do not reach a later response', async () => {
    let late: ServerResponse | undefined;
    const { response, recorded } = record((given) => {
      late = given;
      given.end('in time');
    });
    await recorded;
    response.writeHead(503, { 'x-sent': 'yes' }).end('sent');
    late?.setHeader('x-late', 'yes');
    late?.end('late');
    expect([response.statusCode, response.getHeader('x-late')]).toEqual([503, undefined]);
  });

  test('leaves the response unchanged, also when the renderer fails', async () => {
    const { response, recorded } = record(() => Promise.reject(new Error('a fault of a page')));
    await expect(recorded).rejects.toThrow('a fault of a page');
    expect(response.write).toBe(ServerResponse.prototype.write);
    expect(response.end).toBe(ServerResponse.prototype.end);
    expect(response.writeHead).toBe(ServerResponse.prototype.writeHead);
    expect(response.flushHeaders).toBe(ServerResponse.prototype.flushHeaders);
  });
});
