// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#testing/mount.ts';
import { RoomRuler, type RoomRulerProps } from './RoomRuler.tsx';

afterEach(() => vi.unstubAllGlobals());

const layer = (src: string) => ({ src, srcSet: '', alt: '', left: 10, top: 10, width: 20, height: 50 });

function props(name: string, heightCm: number, range: string): RoomRulerProps {
  return {
    label: `部屋に${name}`,
    scene: {
      plate: layer('/plate.webp'),
      plant: layer(`/${name}.webp`),
      shadow: layer(`/${name}-shadow.webp`),
      foot: { left: 50, top: 90 },
      topAt: 90 - heightCm / 4,
      range: { from: 80, to: 60 },
      heightCm,
    },
    ruler: { zero: 90, tenCm: 4 },
    range,
    title: `${name}のくらべ`,
    detail: `${name}・${range}`,
  };
}

test('[ROOM-02] until the plant of another size loads, the height of the displayed one is shown', async () => {
  const arrived: (() => void)[] = [];
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = () => new Promise<void>((resolve) => arrived.push(resolve));
    },
  );
  const { root, rerender, unmount } = mount(<RoomRuler {...props('6号', 75, '約70〜80cm')} />);
  rerender(<RoomRuler {...props('10号', 170, '約160〜180cm')} />);
  expect(root.textContent).toContain('約70〜80cm');
  expect(root.textContent).not.toContain('約160〜180cm');
  expect(root.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('部屋に6号');
  expect(root.querySelector('[aria-busy]')).not.toBeNull();

  await act(async () => {
    for (const resolve of arrived) resolve();
  });
  expect(root.textContent).toContain('10号・約160〜180cm');
  expect(root.textContent).not.toContain('約70〜80cm');
  expect(root.querySelector('[aria-busy]')).toBeNull();
  // The same plant with other texts, e.g. in another language.
  rerender(<RoomRuler {...props('10号', 170, '160 to 180 cm')} />);
  expect(root.textContent).toContain('160 to 180 cm');
  unmount();
});

test('[ROOM-02] the plant of another light waits for its room, one of the same light only for itself', async () => {
  const asked: string[] = [];
  const arrived: (() => void)[] = [];
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        asked.push(address);
      }
      decode = () => new Promise<void>((resolve) => arrived.push(resolve));
    },
  );
  const sun = props('6号', 75, '約70〜80cm');
  const corner = { ...props('6号の奥', 75, '約70〜80cm') };
  corner.scene = { ...corner.scene, plate: layer('/corner.webp') };
  const { root, rerender, unmount } = mount(<RoomRuler {...sun} />);
  rerender(<RoomRuler {...corner} />);
  expect(asked).toEqual(['/6号の奥.webp', '/6号の奥-shadow.webp', '/corner.webp']);
  await act(async () => {
    for (const resolve of arrived.slice(0, 2)) resolve();
  });
  expect(root.querySelector('[aria-busy]'), 'the room is loading').not.toBeNull();
  expect(root.querySelector('img[src="/plate.webp"]')).not.toBeNull();
  await act(async () => arrived[2]?.());
  expect(root.querySelector('img[src="/corner.webp"]')).not.toBeNull();
  unmount();
});
