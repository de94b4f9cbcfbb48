import {
  AddEquation,
  CustomBlending,
  DirectionalLight,
  DoubleSide,
  FloatType,
  HalfFloatType,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  type Object3D,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  type Scene,
  ShaderChunk,
  ShaderMaterial,
  SpotLight,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { evenPoint } from '../studio/light';
import { enableTranslucency, patchShading } from '../studio/shading';
import { look, type Part, roomCamera } from './frame';
import type { RoomLight } from './light';

/** The studio's shading, extended by flat lamps by the cosine law, with their own highlights. */
export function patchRoomShading(): void {
  patchShading();
  const swap = (name: string, from: string, to: string): void => {
    const chunks = ShaderChunk as Record<string, string>;
    if (!chunks[name]?.includes(from)) throw new Error(`three changed: ${name} lacks "${from}"`);
    chunks[name] = chunks[name].replace(from, to);
  };
  swap(
    'lights_pars_begin',
    'light.color = spotLight.color * spotAttenuation;',
    'light.color = spotLight.color * spotAttenuation * angleCos;',
  );
  // decay contains the square of the distance below which light does not increase
  swap(
    'lights_pars_begin',
    'float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );',
    'float distanceFalloff = 1.0 / ( lightDistance * lightDistance + decayExponent );',
  );
  swap(
    'lights_physical_pars_fragment',
    'vec3 halfDir = normalize( directLight.direction + geometryViewDir );',
    `reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
    vec3 halfDir = normalize( directLight.direction + geometryViewDir );`,
  );
  swap(
    'lights_fragment_maps',
    'radiance += iblRadiance * mix( 0.3, 1.0, sampleVisible );',
    'radiance += iblRadiance;',
  );
}

const VERTEX = 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4( position.xy, 0.0, 1.0 ); }';
const ADD = `uniform sampler2D map; uniform float k; varying vec2 vUv;
  void main() { vec4 c = texture2D( map, vUv ); gl_FragColor = vec4( min( c.rgb, vec3( 24.0 ) ), c.a ) * k; }`;

const PER_FRAME = 6;
const SPREAD = 1.33;

export interface Task {
  scene: Scene;
  light: RoomLight;
  part: Part;
  /** Pixels of the result per pixel of the part. */
  scale: number;
  shadowPixels: number;
}

/** Linear colour times coverage, and coverage, of every pixel, first row on top. */
export function renderRoom(
  gl: WebGLRenderer,
  { scene, light, part, scale, shadowPixels }: Task,
): Float32Array {
  const width = Math.round(part.width * scale);
  const height = Math.round(part.height * scale);
  gl.setSize(width, height, false);
  const frames = Math.ceil(light.lamps.length / PER_FRAME);
  const spots = Array.from({ length: PER_FRAME }, () => {
    const spot = new SpotLight('#fff', 1, 0, SPREAD, 0.22, 0.02);
    spot.castShadow = true;
    spot.shadow.mapSize.set(shadowPixels, shadowPixels);
    spot.shadow.radius = 1.8;
    spot.shadow.bias = -0.0006;
    spot.shadow.normalBias = 0.022;
    spot.shadow.camera.near = 0.12;
    spot.shadow.camera.far = 7;
    scene.add(spot, spot.target);
    return spot;
  });
  const { sun } = light;
  const beam = sun ? new DirectionalLight(sun.color, sun.power) : undefined;
  if (beam) {
    beam.castShadow = true;
    beam.shadow.mapSize.set(4096, 4096);
    beam.shadow.radius = 1.2;
    beam.shadow.bias = -0.0005;
    beam.shadow.normalBias = 0.004;
    const c = beam.shadow.camera;
    c.left = c.bottom = -2.3;
    c.right = c.top = 2.3;
    c.near = 0.5;
    c.far = 16;
    beam.target.position.set(0.5, 0.9, 0.2);
    scene.add(beam, beam.target);
  }
  scene.traverse((o) => {
    const m = o instanceof Mesh ? o.material : null;
    if (!(m instanceof MeshPhysicalMaterial)) return;
    enableTranslucency(m);
    m.shadowSide = DoubleSide;
    m.side = DoubleSide;
  });
  const notSolid: Object3D[] = [];
  scene.traverse((o) => {
    const m = o instanceof Mesh ? o.material : null;
    if (m && (m.transparent || !m.colorWrite)) notSolid.push(o);
  });
  const camera = roomCamera();
  const single = new WebGLRenderTarget(width, height, { type: HalfFloatType, depthBuffer: true });
  const sum = new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false });
  const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const quad = new Mesh(
    new PlaneGeometry(2, 2),
    new ShaderMaterial({
      uniforms: { map: { value: single.texture }, k: { value: 1 / frames } },
      vertexShader: VERTEX,
      fragmentShader: ADD,
      blending: CustomBlending,
      blendEquation: AddEquation,
      blendSrc: OneFactor,
      blendDst: OneFactor,
      depthTest: false,
      depthWrite: false,
    }),
  );
  const depthOnly = new MeshBasicMaterial({
    colorWrite: false,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: 0.5,
    polygonOffsetUnits: 2,
  });
  gl.autoClear = false;
  gl.setRenderTarget(sum);
  gl.state.buffers.color.setClear(0, 0, 0, 0, false);
  gl.clear(true, false, false);
  for (let i = 0; i < frames; i++) {
    for (const [k, spot] of spots.entries()) {
      const lamp = light.lamps[i * PER_FRAME + k];
      spot.intensity = lamp ? lamp.power * frames : 0;
      if (!lamp) continue;
      spot.color.copy(lamp.color);
      spot.decay = lamp.soft;
      spot.position.copy(lamp.at);
      spot.target.position.copy(lamp.at).add(lamp.to);
      // a map straight up or down needs another up vector
      spot.shadow.camera.up.set(0, Math.abs(lamp.to.y) > 0.9 ? 0 : 1, Math.abs(lamp.to.y) > 0.9 ? 1 : 0);
      spot.updateMatrixWorld();
      spot.target.updateMatrixWorld();
    }
    if (beam && sun) {
      const [u, v] = evenPoint(i);
      const d = disc(sun.direction, sun.softness, u, v);
      beam.position.copy(beam.target.position).addScaledVector(d, 8);
    }
    scene.environmentIntensity = 1;
    const [x, y] = evenPoint(i);
    look(camera, part, tent(x) / scale, tent(y) / scale);
    gl.setRenderTarget(single);
    gl.state.buffers.color.setClear(0, 0, 0, 0, false);
    gl.clear(true, true, false);
    for (const o of notSolid) o.visible = false;
    scene.overrideMaterial = depthOnly;
    gl.shadowMap.autoUpdate = false;
    gl.render(scene, camera);
    scene.overrideMaterial = null;
    for (const o of notSolid) o.visible = true;
    gl.shadowMap.autoUpdate = true;
    gl.render(scene, camera);
    gl.setRenderTarget(sum);
    gl.render(quad, flat);
  }
  const upside = new Float32Array(width * height * 4);
  gl.readRenderTargetPixels(sum, 0, 0, width, height, upside);
  const out = new Float32Array(upside.length);
  const row = width * 4;
  for (let y = 0; y < height; y++)
    out.set(upside.subarray((height - 1 - y) * row, (height - y) * row), y * row);
  for (const spot of spots) {
    scene.remove(spot, spot.target);
    spot.shadow.dispose();
  }
  if (beam) {
    scene.remove(beam, beam.target);
    beam.shadow.dispose();
  }
  single.dispose();
  sum.dispose();
  gl.setRenderTarget(null);
  return out;
}

function disc(axis: Vector3, half: number, u: number, v: number): Vector3 {
  const r = Math.sqrt(u) * half;
  const a = v * Math.PI * 2;
  const x = new Vector3().crossVectors(new Vector3(0, 1, 0), axis).normalize();
  const y = new Vector3().crossVectors(axis, x);
  return axis
    .clone()
    .addScaledVector(x, r * Math.cos(a))
    .addScaledVector(y, r * Math.sin(a))
    .normalize();
}

function tent(u: number): number {
  return (u < 0.5 ? Math.sqrt(2 * u) - 1 : 1 - Math.sqrt(2 - 2 * u)) * 0.75;
}
