import { expect, test } from 'vitest';
import { sampleStories, shotsOfIndex } from './shots-of';

const story = (id: string, tags: string[], type = 'story') => ({ id, title: 'A', name: id, type, tags });
const files = (...entries: ReturnType<typeof story>[]) =>
  shotsOfIndex({ entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) }).map(
    ({ file }) => file,
  );

test('a story has a phone viewport by default', () => {
  expect(files(story('a', ['dev']))).toEqual(['a--360.webp']);
  expect(files(story('a', ['w1280', 'w768']))).toEqual(['a--768.webp', 'a--1280.webp']);
});

test('a variant is one more shot, in the first viewport', () => {
  expect(files(story('a', ['w768', 'w1280', 'focus', 'forced']))).toEqual([
    'a--768-focus.webp',
    'a--768-forced.webp',
    'a--768.webp',
    'a--1280.webp',
  ]);
});

test('a focus-only story is shot with focus, in each of its viewports', () => {
  expect(files(story('a', ['focus-alone']))).toEqual(['a--360-focus.webp']);
  expect(files(story('a', ['w768', 'w1280', 'focus-alone', 'hover']))).toEqual([
    'a--768-focus.webp',
    'a--1280-focus.webp',
  ]);
});

test('a documentation page has no shot', () => {
  expect(files(story('a--docs', [], 'docs'))).toEqual([]);
});

test('a shot in English opens the story in English', () => {
  const [english, plain] = shotsOfIndex({ entries: { a: story('a', ['en']) } });
  expect([english?.address, plain?.address]).toEqual([
    'http://127.0.0.1:6006/?path=/story/a&globals=locale:en',
    'http://127.0.0.1:6006/?path=/story/a',
  ]);
});

test('the short form has every fourth story in English', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const shots = shotsOfIndex({ entries: Object.fromEntries(ids.map((id) => [id, story(id, ['en'])])) });
  expect(sampleStories(shots).flatMap(({ id, look }) => (look === 'en' ? id : []))).toEqual(['a', 'e']);
});

test('the short form has every story once, windows in turn, and every other look', () => {
  const wide = (id: string) => story(id, ['w360', 'w1280', 'forced']);
  const entries = [wide('a'), story('b', []), wide('c'), story('d', ['focus-alone', 'w360', 'w768'])];
  const shots = shotsOfIndex({ entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) });
  expect(sampleStories(shots).map(({ file }) => file)).toEqual([
    'd--360-focus.webp',
    'd--768-focus.webp',
    'a--360-forced.webp',
    'c--360-forced.webp',
    'a--360.webp',
    'b--360.webp',
    'c--1280.webp',
  ]);
});
