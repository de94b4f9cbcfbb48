import { readFileSync, statSync } from 'node:fs';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { getBounds } from '@gltf-transform/functions';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { findModel } from '@shop/fixtures/pictures/models';
import { validateBytes } from 'gltf-validator';
import { describe, expect, test } from 'vitest';

/** Maximum bytes of a model, for a phone's network. */
const LIMIT = 2_000_000;

function fileOf(path: string): string {
  const file = findModel(path);
  if (!file) throw new Error(`no model at ${path}`);
  return file;
}

describe.each(loadCatalogue().ar)('[AR-01] the model of $handle', ({ modelUrl, iosModelUrl, heightCm }) => {
  // Viewers compute the tangents of a normal map themselves, all in the same way; sending them would add a fifth.
  test('is valid glTF without errors or warnings, tangents aside', async () => {
    const { issues } = await validateBytes(new Uint8Array(readFileSync(fileOf(modelUrl))));
    const faults = issues.messages.filter(({ severity }) => severity <= 1).map(({ code }) => code);
    expect(faults.filter((code) => code !== 'MESH_PRIMITIVE_GENERATED_TANGENT_SPACE')).toEqual([]);
  });

  test('stands on the ground in true size', async () => {
    const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
    const [scene] = (await io.read(fileOf(modelUrl))).getRoot().listScenes();
    if (!scene) throw new Error('no scene');
    const { min, max } = getBounds(scene);
    expect(min[1]).toBeCloseTo(0, 2);
    expect((max[1] - min[1]) * 100).toBeCloseTo(heightCm, 0);
  });

  test('is small enough for a phone, for Android and for iOS', () => {
    for (const path of [modelUrl, iosModelUrl]) expect(statSync(fileOf(path)).size).toBeLessThan(LIMIT);
    expect(readFileSync(fileOf(iosModelUrl)).subarray(0, 2).toString('latin1')).toBe('PK');
  });
});

test('a path outside the folder finds nothing', () => {
  expect(findModel('/s/files/1/0617/4820/2731/models/../package.glb')).toBeNull();
  expect(findModel('/models/umbellata.glb')).toBeNull();
});
