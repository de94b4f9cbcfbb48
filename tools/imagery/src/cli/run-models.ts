import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '@shop/fixtures/catalogue/load-catalogue';
import { MODELS } from '@shop/fixtures/pictures/models';
import type { LaunchOptions } from 'playwright';
import type {} from '../page/model-page';
import { productParams } from '../products/product-params';
import { bundlePage, openGeneratorPage } from './open-generator-page';
import { countTriangles, shrinkModel } from './shrink-model';

/** Maximum triangles of the model for Quick Look, whose text format grows fast. */
const QUICK_LOOK_TRIANGLES = 14_000;

/**
 * Builds the 3D models of the catalogue's AR products: `models/<handle>.glb` and `.usdz`, in metres. All four take
 * seconds, so there is no selection and no resuming.
 */
export async function runModels(launch: LaunchOptions): Promise<void> {
  mkdirSync(MODELS, { recursive: true });
  const { browser, page, problems } = await openGeneratorPage(launch, await bundlePage('model-page'));
  try {
    for (const { handle, heightCm } of loadCatalogue().ar) {
      const product = productParams(handle);
      if (!product) throw new Error(`${handle} has no parameters`);
      const raw = Buffer.from(
        await page.evaluate(([parameters, metres]) => window.buildModel(parameters, metres), [
          product,
          heightCm / 100,
        ] as const),
        'base64',
      );
      const glb = await shrinkModel(raw, { triangles: 1, isQuantized: true });
      const light = await shrinkModel(raw, {
        triangles: Math.min(1, QUICK_LOOK_TRIANGLES / (await countTriangles(raw))),
        isQuantized: false,
      });
      const usdz = Buffer.from(
        await page.evaluate((model) => window.packForQuickLook(model), Buffer.from(light).toString('base64')),
        'base64',
      );
      if (problems.length > 0) throw new Error(problems.join('\n'));
      writeFileSync(join(MODELS, `${handle}.glb`), glb);
      writeFileSync(join(MODELS, `${handle}.usdz`), usdz);
      console.log(`${handle} ${Math.round(glb.length / 1000)} kB, usdz ${Math.round(usdz.length / 1000)} kB`);
    }
  } finally {
    await browser.close();
  }
}
