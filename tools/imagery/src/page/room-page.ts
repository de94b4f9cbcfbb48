import {
  BackSide,
  Box3,
  BoxGeometry,
  Color,
  type Group,
  Mesh,
  MeshBasicMaterial,
  PCFShadowMap,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SRGBColorSpace,
  type Texture,
  WebGLRenderer,
} from 'three';
import { setDetail } from '../core/detail';
import { type Part, project, WHOLE } from '../room/frame';
import { roomLight } from '../room/light';
import { patchRoomShading, renderRoom } from '../room/render';
import { buildRoom } from '../room/room';
import { ROOM, WINDOW } from '../room/room-size';
import type { Situation } from '../room/situations';
import { type Standing, type Stood, standing } from '../room/standing';

export interface RoomTask {
  situation: Situation;
  /** plate: the room; cutout: the plant alone, lit in the room; shadow: the room darkened by an invisible plant. */
  layer: 'plate' | 'cutout' | 'shadow';
  plant?: Standing;
  scale: number;
  direct: number;
  bounced: number;
  shadowPixels: number;
}

export interface RoomAnswer {
  part: Part;
  width: number;
  height: number;
  /** base64 of float32 RGBA, linear, colour times coverage. */
  pixels: string;
  heightCm?: number;
  potCm?: number;
  footCm?: number;
}

declare global {
  interface Window {
    drawRoom(task: RoomTask): Promise<RoomAnswer>;
  }
}

patchRoomShading();
const gl = new WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true });
gl.setPixelRatio(1);
gl.outputColorSpace = SRGBColorSpace;
gl.shadowMap.enabled = true;
gl.shadowMap.type = PCFShadowMap;
setDetail('picture');

const rooms = new Map<Situation, ReturnType<typeof buildRoom>>();
const mirrors = new Map<Situation, Texture>();

window.drawRoom = async (task) => {
  const { situation, layer, scale, direct, bounced, shadowPixels } = task;
  let room = rooms.get(situation);
  if (!room) {
    room = buildRoom(situation);
    rooms.set(situation, room);
  }
  const scene = new Scene();
  scene.environment = mirror(situation);
  scene.add(room.visible);
  const restore: (() => void)[] = [];
  const unseen = new MeshBasicMaterial({ colorWrite: false, depthWrite: false });
  const hide = (o: Group): void =>
    o.traverse((m) => {
      if (!(m instanceof Mesh)) return;
      const { material } = m;
      m.material = unseen;
      restore.push(() => {
        m.material = material;
      });
    });
  let part = WHOLE;
  const answer: Partial<RoomAnswer> = {};
  if (task.plant && layer !== 'plate') {
    const { group, heightCm, potCm, footCm } = stoodAs(task.plant);
    Object.assign(answer, { heightCm, potCm, footCm });
    scene.add(group);
    const box = new Box3().setFromObject(group);
    if (layer === 'cutout') {
      for (const o of room.glow) {
        o.visible = false;
        restore.push(() => {
          o.visible = true;
        });
      }
      hide(room.visible);
      part = around(box);
    } else hide(group);
  }
  const light = roomLight(situation, room.solid, direct, bounced);
  const pixels = renderRoom(gl, { scene, light, part, scale, shadowPixels });
  for (const back of restore) back();
  scene.remove(room.visible);
  return {
    ...answer,
    part,
    width: Math.round(part.width * scale),
    height: Math.round(part.height * scale),
    pixels: base64(new Uint8Array(pixels.buffer)),
  };
};

let latest: { readonly asked: string; readonly stood: Stood } | undefined;

/** A shadow reuses its plant's preceding cut-out, which takes seconds to build. */
function stoodAs(plant: Standing): Stood {
  const asked = JSON.stringify(plant);
  if (latest?.asked !== asked) latest = { asked, stood: standing(plant) };
  return latest.stood;
}

function around(box: Box3): Part {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const x of [box.min.x, box.max.x])
    for (const y of [box.min.y, box.max.y])
      for (const z of [box.min.z, box.max.z]) {
        const [px, py] = project(x, y, z);
        xs.push(px);
        ys.push(py);
      }
  const x = Math.max(0, Math.floor((Math.min(...xs) - 8) / 4) * 4);
  const y = Math.max(0, Math.floor((Math.min(...ys) - 8) / 4) * 4);
  const right = Math.min(WHOLE.width, Math.ceil((Math.max(...xs) + 8) / 4) * 4);
  const bottom = Math.min(WHOLE.height, Math.ceil((Math.max(...ys) + 8) / 4) * 4);
  return { x, y, width: right - x, height: bottom - y };
}

/** Environment reflected by glossy leaves and glazes: the walls and the bright window. */
function mirror(situation: Situation): Texture {
  const known = mirrors.get(situation);
  if (known) return known;
  const scene = new Scene();
  const dim = situation === 'corner' ? 0.16 : 0.34;
  scene.add(
    new Mesh(
      new BoxGeometry(5, 2.6, 5),
      new MeshBasicMaterial({ side: BackSide, color: new Color(dim, dim * 0.97, dim * 0.9) }),
    ),
  );
  const pane = new Mesh(
    new PlaneGeometry(WINDOW.to - WINDOW.from, 2),
    new MeshBasicMaterial({
      side: 2,
      color: new Color('#fffaf2').multiplyScalar(situation === 'corner' ? 0.9 : 1.7),
    }),
  );
  pane.rotation.y = Math.PI / 2;
  pane.position.set(situation === 'corner' ? 1.2 : ROOM.left - 0.1, -0.1, situation === 'corner' ? 2.4 : 0.6);
  if (situation === 'corner') pane.rotation.y = 0;
  scene.add(pane);
  const generator = new PMREMGenerator(gl);
  const { texture } = generator.fromScene(scene, 0.02, 0.05, 20);
  generator.dispose();
  mirrors.set(situation, texture);
  return texture;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
}
