import { describe, expect, it } from 'vitest';
import { placeOf } from './notes.model';

const SCENES = [{ id: 'hall', title: 'Hall' }, { id: 'court' }];
const view = (scene: string) => ({ scene, yaw: 1, pitch: -0.25, zoom: 40 });

describe('the place of a note', () => {
  it('is what the tour shows', () => {
    expect(placeOf(view('hall'), { scenes: SCENES, turns: true })).toEqual({
      ...view('hall'),
      title: 'Hall',
      nth: 1,
    });
    const untitled = placeOf(view('court'), { scenes: SCENES, turns: true });
    expect(untitled).toMatchObject({ title: '', nth: 2 });
  });

  it('is a scene where the tour tells no direction', () => {
    const place = placeOf(view('court'), { scenes: SCENES, turns: false });
    expect(place).toMatchObject({ scene: 'court', yaw: null, pitch: null, zoom: null });
  });

  it('is none in a scene that the tour does not have', () => {
    expect(placeOf(view('cellar'), { scenes: SCENES, turns: true })).toBeNull();
    // It lists none: it may have any.
    expect(placeOf(view(''), { scenes: [], turns: true })).toMatchObject({ scene: '', nth: 1 });
  });
});
