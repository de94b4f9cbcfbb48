// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { clearDestination, pendingDestination, recordDestination } from './destination-marker';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('[SHIP-02] a choice lasts until the platform has answered it', () => {
  expect(pendingDestination()).toBeNull();
  recordDestination('JP-47');
  expect(pendingDestination()).toBe('JP-47');
  clearDestination();
  expect(pendingDestination()).toBeNull();
});

test('[SHIP-02] what is no prefecture is none, and storage that is refused is no error', () => {
  sessionStorage.setItem('shop:destination', 'JP-99');
  expect(pendingDestination()).toBeNull();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => recordDestination('JP-01')).not.toThrow();
  expect(pendingDestination()).toBeNull();
});
