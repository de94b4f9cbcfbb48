import type { Vector3 } from 'three';
import type { Model } from '../core/model';
import type { Rng } from '../core/rng';

/** A form's data for the camera. */
export interface Built {
  /** Target of a close-up, and its radius. */
  close?: { target: Vector3; radius: number };
  /** Camera height for the studio view, radians above level. */
  elevation?: number;
  /** Camera height for the close-up. */
  closeElevation?: number | undefined;
  /** Margin around the product from the front, 1 none. */
  margin?: number;
  /** Its length as a share of the largest of its series, whose framing it uses. */
  share?: number;
}

/** Adds a product of one form to a model. */
export type BuildForm<P> = (model: Model, rng: Rng, params: P) => Built;
