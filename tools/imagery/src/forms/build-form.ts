import type { Vector3 } from 'three';
import type { Model } from '../core/model';
import type { Rng } from '../core/rng';

/** What a form tells the camera. */
export interface Built {
  /** Where a close-up looks, and how much it shows. */
  close?: { target: Vector3; radius: number };
  /** Camera height for the studio view, radians above level. */
  elevation?: number;
  /** Camera height for the close-up. */
  closeElevation?: number | undefined;
  /** Room around the product from the front, 1 none. */
  margin?: number;
  /** Its length as a share of the largest of its series, as which it is framed. */
  share?: number;
}

/** Adds a product of one form to a model. */
export type BuildForm<P> = (model: Model, rng: Rng, params: P) => Built;
