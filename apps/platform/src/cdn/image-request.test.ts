import { describe, expect, it } from 'vitest';
import { parseImageRequest } from './image-request.ts';

const parse = (query: string, accept = '*/*', extension = 'jpg') =>
  parseImageRequest(new URLSearchParams(query), accept, extension);

describe('parseImageRequest', () => {
  it.each([
    ['', {}],
    ['width=360', { width: 360 }],
    ['height=90', { height: 90 }],
    ['width=400&height=300&crop=top', { width: 400, height: 300, crop: 'top' }],
    ['width=400&crop=top', { width: 400 }],
    ['v=1700000000&width=120', { width: 120 }],
    ['format=pjpg', { format: 'jpeg', progressive: true, negotiated: false }],
    ['format=webp', { format: 'webp', negotiated: false }],
  ])('[IMG-01] parses "%s"', (query, expected) => {
    expect(parse(query)).toEqual({ format: 'jpeg', progressive: false, negotiated: true, ...expected });
  });

  it.each([
    ['width=0', 'width'],
    ['width=-5', 'width'],
    ['width=abc', 'width'],
    ['width=1e3', 'width'],
    ['width=5761', 'width'],
    ['width=', 'width'],
    ['height=99999999999999999999', 'height'],
    ['width=360&width=720', 'width'],
    ['width=1&height=1&crop=middle', 'crop'],
    ['format=gif', 'format'],
    ['format=constructor', 'format'],
  ])('rejects "%s" and names %s', (query, parameter) => {
    expect(parse(query)).toEqual({ parameter, reason: expect.any(String) });
  });

  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'jpg', 'avif'],
    ['image/webp,*/*', 'jpg', 'webp'],
    ['image/avif;q=0, image/webp', 'jpg', 'webp'],
    ['IMAGE/AVIF', 'png', 'avif'],
    ['*/*', 'png', 'png'],
    ['', 'webp', 'jpeg'],
  ])('sends for Accept "%s" and .%s: %s', (accept, extension, format) => {
    expect(parse('', accept, extension)).toMatchObject({ format, negotiated: true });
  });
});
